import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { type Budget, createBudget } from '../budget.ts';
import { APPLICATION_RULES, ROW_RULES } from './policy.ts';
import { countApplicationsStatement, purgeApplications } from './purge-applications.ts';
import { countStatement, purgeRows, type Slice } from './purge-rows.ts';

/** A slice of applications is the costliest, with eight statements and one call of the file store. */
export const PURGE_LIMITS = { slices: 80, ms: 60_000 };

interface Work {
  readonly name: string;
  readonly slice: () => Promise<Slice>;
}

/** From another one on each minute: where time runs out early, it is not always before the same. */
const rotate = <T>(all: readonly T[], now: number): T[] => {
  const first = Math.floor(now / 60_000) % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};

/**
 * Deletes what the policy keeps no longer, slice by slice, one of each rule in turn, until nothing is
 * left or the budget is spent; the next run goes on. A rule that fails does not stop the others, and
 * begins again where it was the next time.
 * @returns how many records by rule, where there were any
 * @throws AggregateError naming the rules that failed, once all have run
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

/** What `purge` would take if it ran now to the end. Deletes nothing. */
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
