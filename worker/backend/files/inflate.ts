// fflate's default build for Node imports Node modules, which are not available in the worker
// (decision 8).
import { Inflate } from 'fflate/browser';

/**
 * Bytes per step. Limits memory use, because one step may unpack to about a thousand times this
 * size (RFC 1951).
 */
const STEP_BYTES = 4 * 1024;
/**
 * Reading stops after this many bytes without output, which is more than any stored block contains
 * (RFC 1951, 3.2.4).
 */
const EMPTY_MAX_BYTES = 128 * 1024;

/**
 * Unpacks raw Deflate data (RFC 1951). Reads no further than the last block, and unpacks at most
 * one step beyond the limit.
 * @param take receives the unpacked bytes, piece by piece
 * @returns the total length; `too big` above the limit; `damaged` for invalid or truncated data
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
    // Ends the input after the last block, because any bytes after it would be copied at each step.
    // fflate throws if the last block is missing.
    inflater.push(packed.subarray(at, at + STEP_BYTES), true);
  } catch {
    // fflate throws on corrupt data.
    return 'damaged';
  }
  return length > limitBytes ? 'too big' : length;
};
