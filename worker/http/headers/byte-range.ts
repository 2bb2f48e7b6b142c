/** A range of bytes in a file; `end` is inclusive (RFC 9110, 14.1.2). */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header. Returns undefined, meaning the whole file, if there is no header, the unit
 * is not bytes, the range is malformed, or there are several ranges. A server may ignore such
 * headers (RFC 9110, 14.2).
 */
export const parseByteRange = (
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
