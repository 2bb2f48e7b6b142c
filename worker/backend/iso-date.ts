/** Unix milliseconds as the contracts give times: `2026-11-21T12:00:00.000Z`. */
export const isoDate = (ms: number): string => new Date(ms).toISOString();
export const isoDateOrNull = (ms: number | null): string | null =>
  ms === null ? null : isoDate(ms);
