import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import * as endpoints from '../../src/contracts/endpoints.ts';
import type { ListedReferral, ReferralSearchSchema } from '../../src/contracts/ops.ts';
import type { Handlers } from '../backend/call.ts';
import { pageAround } from '../backend/paging.ts';
import { isoDate } from '../http/iso-date.ts';
import { noteReading } from './note-reading.ts';
import { serveOperator } from './serve-operator.ts';

type Row = Omit<ListedReferral, 'createdAt'> & { createdAt: number };

/** A page of referrals, newest first, and how many there are in all. */
const searchReferrals = async (
  db: D1Database,
  { q, page, perPage }: v.InferOutput<typeof ReferralSearchSchema>,
): Promise<{ referrals: ListedReferral[]; total: number }> => {
  // Not LIKE: D1 takes patterns of 50 bytes at most.
  const from = `FROM referral WHERE ?1 = '' OR id = ?1 OR instr(lower(name), lower(?1))
    OR instr(lower(email), lower(?1))`;
  const applied = 'FROM application WHERE referral_id = referral.id';
  const [rows, counted] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT id, name, email, created_at AS createdAt,
           (SELECT count(*) FROM job_interest WHERE referral_id = referral.id) AS opened,
           (SELECT count(*) ${applied}) AS applications,
           (SELECT count(*) ${applied} AND status = 'hired') AS hired
         ${from} ORDER BY created_at DESC, id LIMIT ?2 OFFSET ?3`,
      )
      .bind(q, perPage, (page - 1) * perPage),
    db.prepare(`SELECT count(*) AS total ${from}`).bind(q),
  ]);
  return {
    referrals: ((rows?.results ?? []) as Row[]).map((row) => ({
      ...row,
      createdAt: isoDate(row.createdAt),
    })),
    total: (counted?.results[0] as { total: number } | undefined)?.total ?? 0,
  };
};

export const addReferralRoutes = (app: Handlers): void => {
  serveOperator(
    app,
    endpoints.searchReferrals,
    async ({ bindings: { DB }, body, url, now }) => {
      const { referrals, total } = await searchReferrals(DB, body);
      await noteReading(DB, 'referrals.listed', 'referrals', now, { shown: referrals.length });
      return { data: referrals, ...pageAround(url, body, total) };
    },
    { isOfProduct: true },
  );
};
