/** An object of JSON from another system. Any of its values may be missing or have another type. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property as an object; empty if it is none. */
export const readObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** A value as a list of objects. A single object is a list of one; other values are dropped. */
export const readObjects = (value: unknown): readonly JsonObject[] =>
  (Array.isArray(value) ? value : [value]).filter(isObject);

/**
 * A text or number as a trimmed text; undefined if it is neither or empty. Half of a surrogate pair
 * would be another character once it is stored.
 */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().toWellFormed() || undefined : undefined;
};

/** A value as a list of texts. A single text is a list of one. */
export const readTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => readText(one) ?? []);

/** An amount of money in whole units; undefined if it is none or is zero. */
export const readAmount = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' ? Number(value.replace(/,(?=\d{3}\b)/g, '')) : value;
  return typeof amount === 'number' && amount > 0 && Number.isFinite(amount)
    ? Math.round(amount)
    : undefined;
};

/** A number of records; undefined if it is none. */
export const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

/** Joins the texts that are there, such as a town, its region and its country. */
export const joinTexts = (texts: readonly unknown[], separator = ', '): string | undefined =>
  [...new Set(texts.flatMap((one) => readText(one) ?? []))].join(separator) || undefined;
