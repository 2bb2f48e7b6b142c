import { expect, test, vi } from 'vitest';
import { plainText, table } from './print.ts';
import { startProgress, startPulse } from './progress.ts';

const createStream = (isTTY: boolean) => {
  const written: string[] = [];
  return { written, stream: { isTTY, write: (text: string) => Boolean(written.push(text)) } };
};

test('on a terminal, a bar is shown and erased at the end; if stderr is a file, nothing is written', () => {
  const terminal = createStream(true);
  const progress = startProgress('Checking', 4, terminal.stream as never);
  progress.advance(2);
  progress.end();
  expect(terminal.written[1]).toBe(`\rChecking ${'█'.repeat(15)}${'░'.repeat(15)} 2 of 4`);
  expect(terminal.written.at(-1)).toBe('\r\u001b[2K');
  const file = createStream(false);
  const silent = startProgress('Checking', 4, file.stream as never);
  silent.advance(4);
  silent.end();
  expect(file.written).toEqual([]);
});

test('for work of unknown length, a block moves back and forth until the work is done', () => {
  vi.useFakeTimers();
  const terminal = createStream(true);
  const pulse = startPulse('Writing', terminal.stream as never);
  vi.advanceTimersByTime(30 * 150);
  pulse.end();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const places = terminal.written.map((line) => line.indexOf('█') - '\rWriting '.length);
  expect(Math.max(...places)).toBe(24);
  expect(places.slice(0, 2)).toEqual([0, 1]);
  expect(places[30]).toBe(18);
  expect(terminal.written).toHaveLength(32);
  expect(terminal.written.at(-1)).toBe('\r\u001b[2K');
  const file = createStream(false);
  startPulse('Writing', file.stream as never).end();
  expect(file.written).toEqual([]);
});

test('untrusted text cannot control the terminal', () => {
  expect(plainText('\u001b[31mred\u0007 \u202egnp.exe\r\nnext')).toBe('[31mred gnp.exe\nnext');
  expect(table(['name'], [['a\nb\u001b[2J']])).toBe('NAME\na b[2J');
});
