import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { type Budget, createBudget } from '../budget.ts';
import { APPLICATION_RULES, ROW_RULES } from './policy.ts';
import { countApplicationsStatement, purgeApplications } from './purge-applications.ts';
import { countStatement, purgeRows, type Slice } from './purge-rows.ts';

/**
 * Applications are the most expensive records to purge: a slice takes eight statements and one call
 * to the file store.
 */
export const PURGE_LIMITS = { slices: 80, ms: 60_000 };

interface Work {
  readonly name: string;
  readonly slice: () => Promise<Slice>;
}

/**
 * Starts with a different rule each minute, so that runs that hit the time limit do not always skip
 * the same rules.
 */
const rotate = <T>(all: readonly T[], now: number): T[] => {
  const first = Math.floor(now / 60_000) % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};

/**
 * Deletes the records that the policy no longer retains. The rules take turns, one slice each,
 * until nothing is left or the budget is spent; the next run continues from there. A rule that
 * fails does not stop the others, and the next run resumes it where it stopped.
 * @returns the number of removed records by rule, omitting rules that removed none
 * @throws AggregateError listing the failed rules, after all have run
 */
export const purge = async (
  bindings: Pick<Bindings, 'JOBS' | 'PEOPLE' | 'FILES'>,
  now: number,
  mayGoOn: Budget = createBudget(PURGE_LIMITS),
): Promise<Record<string, number>> => {
  const all: Work[] = [
    ...APPLICATION_RULES.map((rule) => ({
      name: rule.name,
      slice: () => purgeApplications(bindings, rule, now),
    })),
    ...ROW_RULES.map((rule) => ({
      name: rule.name,
      slice: () => purgeRows(bindings[rule.database], rule, now),
    })),
  ];
  const purged: Record<string, number> = {};
  const failures: Error[] = [];
  const waiting = rotate(all, now);
  for (let work = waiting.shift(); work && mayGoOn(); work = waiting.shift()) {
    const { name, slice } = work;
    try {
      const { count, isMore } = await slice();
      if (count > 0) purged[name] = (purged[name] ?? 0) + count;
      if (isMore) waiting.push(work);
    } catch (cause) {
      failures.push(new Error(`${name} could not be purged.`, { cause }));
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
  }
  return purged;
};

interface Counting {
  readonly database: 'JOBS' | 'PEOPLE';
  readonly statement: (db: D1Database) => D1PreparedStatement;
}

/**
 * Counts the records that `purge` would remove if it ran to completion now, without deleting any.
 */
export const countDue = async (
  bindings: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  now: number,
): Promise<{ name: string; days: number; due: number }[]> => {
  const due = async ({ database, statement }: Counting) =>
    (await statement(bindings[database]).first<number>('due')) ?? 0;
  return Promise.all(
    [
      ...APPLICATION_RULES.map((rule) => ({
        ...rule,
        database: 'PEOPLE' as const,
        statement: (db: D1Database) => countApplicationsStatement(db, rule, now),
      })),
      ...ROW_RULES.map((rule) => ({
        ...rule,
        statement: (db: D1Database) => countStatement(db, rule, now),
      })),
    ].map(async (counting) => ({
      name: counting.name,
      days: counting.days,
      due: await due(counting),
    })),
  );
};
