type Json = string | Json[] | { [key: string]: Json };

const INDEX = /^\d{1,3}$/;
/**
 * The maximum depth, which is that of the most deeply nested form field. Deeper names could only be
 * an attempt to slow down parsing, so they are dropped.
 */
const MAX_DEPTH = 3;

/**
 * Converts a posted form's flat fields to the JSON body of the equivalent API call:
 * `attributes.0.note` becomes `{ attributes: [{ note }] }`. The last value of a repeated field
 * wins.
 */
export const nestFields = (values: Readonly<Record<string, readonly string[]>>): Json => {
  const tree = new Map<string, unknown>();
  for (const [name, all] of Object.entries(values)) {
    const path = name.split('.', MAX_DEPTH + 1);
    if (path.length > MAX_DEPTH) continue;
    let at = tree;
    for (const key of path.slice(0, -1)) {
      const next = at.get(key);
      const branch = next instanceof Map ? next : new Map<string, unknown>();
      at.set(key, branch);
      at = branch;
    }
    at.set(path.at(-1) ?? name, all.at(-1) ?? '');
  }
  return toJson(tree);
};

const toJson = (value: unknown): Json => {
  if (!(value instanceof Map)) return value as string;
  const keys: string[] = [...value.keys()];
  return keys.length > 0 && keys.every((key) => INDEX.test(key))
    ? keys.sort((a, b) => Number(a) - Number(b)).map((key) => toJson(value.get(key)))
    : // Only creates own properties, so a field named `__proto__` is an ordinary field.
      Object.fromEntries(keys.map((key) => [key, toJson(value.get(key))]));
};
