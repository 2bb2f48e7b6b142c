import type { AlertFrequency } from '../../../src/contracts/enums.ts';
import { DAY_MS } from '../../http/iso-date.ts';

export const HOUR_MS = 60 * 60_000;
/** Daily and weekly mails are due from this hour (UTC): before work in Europe. */
const MORNING_MS = 5 * HOUR_MS;
/** 1 January 1970 was a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

const PERIODS: Readonly<Record<AlertFrequency, { length: number; start: number }>> = {
  hour: { length: HOUR_MS, start: 0 },
  day: { length: DAY_MS, start: MORNING_MS },
  week: { length: 7 * DAY_MS, start: MONDAY_MS + MORNING_MS },
};

/**
 * When the next mail is due: the beginning of the next hour, day or week. Periods begin at the same
 * time for all alerts, so those of one address that have the same frequency share a mail.
 */
export const nextPeriod = (frequency: AlertFrequency, now: number): number => {
  const { length, start } = PERIODS[frequency];
  return start + (Math.floor((now - start) / length) + 1) * length;
};
