import { expect, test } from 'vitest';
import { startQuietly } from './start-quietly.ts';

const waitingPage = () => {
  const page = new EventTarget();
  let starts = 0;
  let becomeQuiet = () => {};
  startQuietly({
    page,
    whenQuiet: (callback) => {
      becomeQuiet = callback;
    },
    start: () => {
      starts += 1;
    },
  });
  return { page, becomeQuiet: () => becomeQuiet(), starts: () => starts };
};

test('starts when the page is quiet, and not again when it is used', () => {
  const { page, becomeQuiet, starts } = waitingPage();
  expect(starts()).toBe(0);
  becomeQuiet();
  page.dispatchEvent(new Event('keydown'));
  expect(starts()).toBe(1);
});

test('starts at the first sign of use, and not again when the page is quiet', () => {
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    const { page, becomeQuiet, starts } = waitingPage();
    page.dispatchEvent(new Event('scroll'));
    expect(starts(), sign).toBe(0);
    page.dispatchEvent(new Event(sign));
    expect(starts(), sign).toBe(1);
    page.dispatchEvent(new Event(sign));
    becomeQuiet();
    expect(starts(), sign).toBe(1);
  }
});
