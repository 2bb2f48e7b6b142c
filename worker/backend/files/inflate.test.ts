import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inflate } from './inflate.ts';

const KB = 1024;
/** Returns the unpacked length, or why the data was rejected. */
const measureInflated = (packed: Uint8Array, limit = 1e9) => {
  let text = '';
  const length = inflate(packed, limit, (piece) => {
    text += Buffer.from(piece).toString('latin1');
  });
  if (typeof length === 'number') expect(text).toHaveLength(length);
  return length;
};
const EMPTY_BLOCK = [0, 0, 0, 0xff, 0xff];
const concat = (...parts: (Uint8Array | number[])[]) => Buffer.concat(parts.map(Buffer.from));
const random = Uint8Array.from({ length: 300 * KB }, (_, i) => (i * i * 7919) >> 5);

test.each([
  ['nothing', deflateRawSync(''), 0],
  ['what does not get shorter', deflateRawSync(random, { level: 0 }), random.length],
  ['several blocks', deflateRawSync(random), random.length],
  ['blocks of nothing before the last', concat(EMPTY_BLOCK, deflateRawSync('ab')), 2],
  ['something behind the end', concat(deflateRawSync('ab'), random), 2],
  ['nothing at all', new Uint8Array(), 0],
  ['half of it', deflateRawSync(random).subarray(0, -9), 'damaged'],
  ['no end', concat(...Array(60 * KB).fill(EMPTY_BLOCK)), 'damaged'],
  [
    'an end that comes late',
    concat(...Array(60 * KB).fill(EMPTY_BLOCK), deflateRawSync('ab')),
    'damaged',
  ],
])('unpacks %s', (_, packed, expected) => {
  expect(measureInflated(packed)).toBe(expected);
});

test('unpacks data up to the limit and no further', () => {
  const packed = deflateRawSync(new Uint8Array(9 * KB));
  expect([measureInflated(packed, 9 * KB), measureInflated(packed, 9 * KB - 1)]).toEqual([
    9 * KB,
    'too big',
  ]);
});
