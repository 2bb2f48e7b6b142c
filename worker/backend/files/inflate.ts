// The default build for Node imports Node modules, which the worker does not have (decision 8).
import { Inflate } from 'fflate/browser';

/** Limits memory use: one step may unpack to about a thousand times this size (RFC 1951). */
const STEP_BYTES = 4 * 1024;
/**
 * Longer than any stored block (RFC 1951, 3.2.4), so reading stops after this many bytes without
 * output.
 */
const EMPTY_MAX_BYTES = 128 * 1024;

/**
 * Unpacks raw Deflate data (RFC 1951). Reads no further than its last block, and unpacks at most
 * one step beyond the limit.
 * @param take receives the unpacked bytes, piece by piece
 * @returns the total length, `too big` above the limit, `damaged` for invalid or truncated data
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
    // Reading stops here because any bytes after the last block would be copied at each step.
    // Throws if the last block is missing.
    inflater.push(packed.subarray(at, at + STEP_BYTES), true);
  } catch {
    // fflate throws on broken data.
    return 'damaged';
  }
  return length > limitBytes ? 'too big' : length;
};
