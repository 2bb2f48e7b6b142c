/**
 * What may stand in a path as a parameter. Letters of any script, but nothing that a server behind
 * us could read as another path: no slash, backslash, `%` (dots encoded twice) or `;`
 * (`..;` climbs in some), and not dots alone.
 */
export const isPlainValue = (value: string): boolean =>
  /^[\p{L}\p{M}\p{N}_.~:@=+,-]{1,200}$/u.test(value) && !/^\.+$/.test(value);

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** A part of a path as it is meant; undefined where it may not stand there. */
export const plainPart = (raw: string): string | undefined => {
  const value = decoded(raw);
  return value !== undefined && isPlainValue(value) ? value : undefined;
};

/** The parts of a path, where all of them may stand there. */
export const plainParts = (pathname: string): readonly string[] | undefined => {
  const parts = pathname.slice(1).split('/').map(plainPart);
  const plain = parts.filter((part) => part !== undefined);
  return plain.length === parts.length ? plain : undefined;
};
