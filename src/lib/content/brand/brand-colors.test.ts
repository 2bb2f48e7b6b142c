import { expect, test } from 'vitest';
import { brandStyle, computeContrast, readableColors } from './brand-colors.ts';

test('computes contrast as defined by WCAG', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('a brand without colours emits no CSS', () => {
  expect(readableColors({})).toEqual({ colors: {}, problems: [] });
  expect(brandStyle({})).toBeUndefined();
});

test('a dark ink and a light marker are used unchanged', () => {
  const settings = { inkColor: '#0b3d2e', markerColor: '#ffc2d1' };
  const { colors, problems } = readableColors(settings);
  expect([colors, problems]).toEqual([{ ink: '#0b3d2e', marker: '#ffc2d1' }, []]);
  expect(brandStyle(colors)).toMatch(/^:root\{--brand-ink:#0b3d2e;.*--brand-marker:#ffc2d1;.*\}$/);
});

test.each([
  [{ inkColor: '#8a8f98' }, 'inkColor #8a8f98'],
  [{ markerColor: '#1f2a60' }, 'markerColor #1f2a60'],
  // A marker that is readable with the default ink colour, but not with the configured one.
  [{ inkColor: '#4a4a4a', markerColor: '#9a9a9a' }, 'markerColor #9a9a9a'],
])('drops an unreadable colour and reports it as a problem: %o', (requested, problem) => {
  const { colors, problems } = readableColors(requested);
  expect(Object.values(colors)).not.toContain(problem.split(' ')[1]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('colours derived from the lightest accepted ink are readable', () => {
  const ink = '#555555';
  expect(readableColors({ inkColor: ink }).colors).toEqual({ ink });
  const soft = /--brand-ink-soft:(#[0-9a-f]{6})/.exec(brandStyle({ ink }) ?? '')?.[1] ?? '';
  expect(computeContrast(soft, '#f0efe9')).toBeGreaterThanOrEqual(4.5);
});
