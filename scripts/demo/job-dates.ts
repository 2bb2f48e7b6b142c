import type { Random } from './random.ts';
import type { JobStatus } from './types.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const OLDEST_DAYS = 75;

export type JobDates = {
  status: JobStatus;
  publishedAt: number;
  updatedAt: number;
  validThrough: number | null;
  closedAt: number | null;
};

/**
 * A job's status and its dates in Unix milliseconds, relative to `today` (UTC midnight): about 7 %
 * are closed (more than half of them within the last 30 days), 2 % are drafts, 1 % are archived,
 * and 5 % expire within three days. `staysOpen` keeps the job open.
 */
export function jobDates(today: number, staysOpen: boolean, random: Random): JobDates {
  const roll = staysOpen ? 0.9 : random.next();
  if (roll < 0.042) return ended('closed', random.int(2, 28), random);
  if (roll < 0.07) return ended('closed', random.int(32, 60), random);
  if (roll < 0.08) return ended('archived', random.int(40, 62), random);
  const publishedAt = workingTime(
    today,
    1 + Math.floor((OLDEST_DAYS - 6) * random.next() ** 1.6),
    random,
  );
  const updatedAt = later(publishedAt, today, 0.35, random);
  if (roll < 0.1)
    return { status: 'draft', publishedAt, updatedAt, validThrough: null, closedAt: null };
  const lastDay =
    roll < 0.16
      ? random.int(0, 2)
      : Math.max(
          Math.round((publishedAt - today) / DAY_MS) + random.pick([30, 45, 60, 60, 90]),
          random.int(4, 30),
        );
  const validThrough = roll >= 0.16 && random.chance(0.12) ? null : endOfDay(today, lastDay);
  return { status: 'open', publishedAt, updatedAt, validThrough, closedAt: null };

  function ended(status: 'closed' | 'archived', daysAgo: number, of: Random): JobDates {
    const closedAt = workingTime(today, daysAgo, of);
    const published = workingTime(
      closedAt - (closedAt % DAY_MS),
      of.int(5, Math.max(6, OLDEST_DAYS - 6 - daysAgo)),
      of,
    );
    return {
      status,
      publishedAt: published,
      updatedAt: closedAt,
      validThrough: endOfDay(closedAt - (closedAt % DAY_MS), of.int(0, 20)),
      closedAt,
    };
  }
}

/**
 * A time during office hours, `days` before a UTC midnight. A weekend day is moved to the Friday
 * before.
 */
function workingTime(midnight: number, days: number, random: Random): number {
  let day = midnight - days * DAY_MS;
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) day -= DAY_MS;
  if (weekday === 0) day -= 2 * DAY_MS;
  return day + 7 * HOUR_MS + random.int(0, 10 * 60) * 60_000;
}

function later(from: number, until: number, probability: number, random: Random): number {
  return random.chance(probability)
    ? from + Math.floor(((until - from) * random.next()) / 60_000) * 60_000
    : from;
}

function endOfDay(midnight: number, days: number): number {
  return midnight + (days + 1) * DAY_MS - 1_000;
}
