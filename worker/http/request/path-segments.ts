/**
 * Whether a value may be a parameter in a path. Letters of any script are allowed, but nothing that
 * an upstream could take for another path: no slash, backslash, `%` (dots encoded twice) or `;`
 * (`..;` is the parent folder to some servers), and not dots alone.
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

/** Decodes a segment of a path; undefined where it is not allowed. */
export const decodeSegment = (raw: string): string | undefined => {
  const value = decoded(raw);
  return value !== undefined && isSafeSegment(value) ? value : undefined;
};

/** Decodes the segments of a path; undefined where one of them is not allowed. */
export const decodeSegments = (pathname: string): readonly string[] | undefined => {
  const parts = pathname.slice(1).split('/').map(decodeSegment);
  const safe = parts.filter((part) => part !== undefined);
  return safe.length === parts.length ? safe : undefined;
};
