import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './watch-presses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watched = () => {
  const page = new EventTarget();
  const seen: string[] = [];
  const leaving = new AbortController();
  const whenReleased = watchPresses(page, leaving.signal);
  page.addEventListener('click', () => seen.push('click'));
  return {
    seen,
    leaving,
    tell: (type: string) => page.dispatchEvent(new Event(type)),
    check: () => whenReleased(() => seen.push('checked')),
  };
};

test('checks immediately if no mouse button is down, otherwise after the click', () => {
  const { tell, check, seen } = watched();
  check();
  expect(seen).toEqual(['checked']);
  tell('mousedown');
  check();
  tell('mouseup');
  tell('click');
  expect(seen).toEqual(['checked', 'click']);
  vi.runAllTimers();
  expect(seen).toEqual(['checked', 'click', 'checked']);
  check();
  expect(seen).toHaveLength(4);
});

test.each(['dragend', 'contextmenu', 'keydown'])(
  'treats the mouse button as released after %s',
  (type) => {
    const { tell, check, seen } = watched();
    tell('mousedown');
    check();
    tell(type);
    expect(seen).toEqual(['checked']);
  },
);

test('stops watching when the form is removed', () => {
  const { tell, check, seen, leaving } = watched();
  leaving.abort();
  tell('mousedown');
  check();
  expect(seen).toEqual(['checked']);
});
