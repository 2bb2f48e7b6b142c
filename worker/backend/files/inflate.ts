// The default build for Node asks for its modules, which the worker does not have (decision 39).
import { Inflate } from 'fflate/browser';

/** What one step may unpack to is about a thousand times this (RFC 1951): it bounds the memory. */
const STEP_BYTES = 16 * 1024;

/**
 * Unpacks raw Deflate data (RFC 1951) and reads no further than its last block, nor unpacks more than
 * a step over the limit.
 * @returns `too big` past the limit, `damaged` where the data is none or breaks off
 */
export const inflate = (
  packed: Uint8Array,
  limitBytes: number,
): Uint8Array<ArrayBuffer> | 'too big' | 'damaged' => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((chunk) => {
    length += chunk.length;
    if (length <= limitBytes && chunk.length > 0) chunks.push(chunk);
  });
  try {
    let at = 0;
    do {
      const next = at + STEP_BYTES;
      inflater.push(packed.subarray(at, next), next >= packed.length);
      if (length > limitBytes) return 'too big';
      at = next;
    } while (at < packed.length);
  } catch {
    // fflate throws where the data is broken, which is the answer.
    return 'damaged';
  }
  const unpacked = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    unpacked.set(chunk, at);
    at += chunk.length;
  }
  return unpacked;
};
