/**
 * Whether a value may be used as a path parameter. Letters of any script are allowed, but nothing
 * that could make an upstream see a different path: no slash, backslash, `%` (dots may be encoded
 * twice) or `;` (some servers treat `..;` as the parent folder), and no value that consists only of
 * dots.
 */
export const isSafeSegment = (value: string): boolean =>
  /^[\p{L}\p{M}\p{N}_.~:@=+,-]{1,200}$/u.test(value) && !/^\.+$/.test(value);

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** Decodes a segment of a path; undefined if it is not allowed. */
export const decodeSegment = (raw: string): string | undefined => {
  const value = decoded(raw);
  return value !== undefined && isSafeSegment(value) ? value : undefined;
};

/** Decodes the segments of a path; undefined if one of them is not allowed. */
export const decodeSegments = (pathname: string): readonly string[] | undefined => {
  const parts = pathname.slice(1).split('/').map(decodeSegment);
  const safe = parts.filter((part) => part !== undefined);
  return safe.length === parts.length ? safe : undefined;
};
