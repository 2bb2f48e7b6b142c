export const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of the UTC day that contains `ms`. Both are in Unix milliseconds. */
export const startOfDay = (ms: number): number => ms - (ms % DAY_MS);

/** Formats Unix milliseconds as a UTC date: `2026-11-21`. */
export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Formats Unix milliseconds in the contracts' time format: `2026-11-21T12:00:00.000Z`. */
export const isoDate = (ms: number): string => new Date(ms).toISOString();
export const isoDateOrNull = (ms: number | null): string | null =>
  ms === null ? null : isoDate(ms);
