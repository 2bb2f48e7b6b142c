import type { D1Database } from '@cloudflare/workers-types';
import { logError } from './log-error.ts';
import { waitUntil } from './wait-until.ts';

/*
 * Counts failures for the operators' alerts (decision 9). Requests that succeed write nothing.
 */

/**
 * `responses`: a response with 5xx. All others: the circuit breaker of that upstream opened, or
 * stays open.
 */
export type Fault = 'responses' | 'productApi' | 'contractorApi' | 'content' | 'jobEngine';

/** Failures are counted by periods of this length. */
export const FAULT_PERIOD_MS = 5 * 60_000;

/** Minimum time between two writes of an isolate, so that an outage does not cause one per failure. */
const WRITE_EVERY_MS = 10_000;

interface Waiting {
  readonly at: number;
  readonly kind: Fault;
  count: number;
}

interface Counter {
  writtenAt: number;
  waiting: Waiting[];
}

// Failures that an isolate has not yet written are lost when it ends, so the counts in the table
// are lower bounds.
const counters = new WeakMap<D1Database, Counter>();

/** Counts a failure, and writes all counts of this isolate if a write is due. */
export const countFault = async (db: D1Database, kind: Fault, now: number): Promise<void> => {
  const counter = counters.get(db) ?? { writtenAt: Number.NEGATIVE_INFINITY, waiting: [] };
  counters.set(db, counter);
  const at = now - (now % FAULT_PERIOD_MS);
  const known = counter.waiting.find((one) => one.at === at && one.kind === kind);
  if (known) known.count += 1;
  else counter.waiting.push({ at, kind, count: 1 });
  if (now < counter.writtenAt + WRITE_EVERY_MS) return;
  const rows = counter.waiting;
  Object.assign(counter, { writtenAt: now, waiting: [] });
  await db
    .prepare(
      `INSERT INTO fault_count (at, kind, count)
       SELECT value ->> 'at', value ->> 'kind', value ->> 'count' FROM json_each(?) WHERE true
       ON CONFLICT (at, kind) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(JSON.stringify(rows))
    .run();
};

/** Counts a failure in the background. If that fails, it is only logged. */
export const noteFault = (db: D1Database, kind: Fault): void => {
  const counting = countFault(db, kind, Date.now()).catch((error: unknown) =>
    logError('A failure was not counted for the alerts.', error),
  );
  waitUntil?.(counting);
};
