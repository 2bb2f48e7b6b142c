// The default build for Node asks for its modules, which the worker does not have (decision 39).
import { Inflate } from 'fflate/browser';

/** What one step may unpack to is about a thousand times this (RFC 1951): it bounds the memory. */
const STEP_BYTES = 4 * 1024;
/** A stored block is shorter (RFC 1951, 3.2.4), so nothing comes after so much without content. */
const EMPTY_MAX_BYTES = 128 * 1024;

/**
 * Unpacks raw Deflate data (RFC 1951) and reads no further than its last block, nor unpacks more
 * than a step over the limit.
 * @param take is given what is unpacked, piece by piece
 * @returns the length of it all, `too big` past the limit, `damaged` where it is none or breaks off
 */
export const inflate = (
  packed: Uint8Array,
  limitBytes: number,
  take: (piece: Uint8Array) => void,
): number | 'too big' | 'damaged' => {
  let length = 0;
  const inflater = new Inflate((piece) => {
    length += piece.length;
    if (length <= limitBytes) take(piece);
  });
  try {
    let contentAt = 0;
    let at = 0;
    for (; at + STEP_BYTES < packed.length && at - contentAt < EMPTY_MAX_BYTES; at += STEP_BYTES) {
      const before = length;
      inflater.push(packed.subarray(at, at + STEP_BYTES));
      if (length > limitBytes) return 'too big';
      if (length > before) contentAt = at;
    }
    // What comes after the last block would be copied at each step. Throws where that did not come.
    inflater.push(packed.subarray(at, at + STEP_BYTES), true);
  } catch {
    // fflate throws where the data is broken, which is the answer.
    return 'damaged';
  }
  return length > limitBytes ? 'too big' : length;
};
