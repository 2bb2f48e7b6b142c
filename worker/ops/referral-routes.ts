import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import * as endpoints from '../../src/contracts/endpoints.ts';
import type { ListedReferral, ReferralSearchSchema } from '../../src/contracts/ops.ts';
import type { Handlers } from '../backend/call.ts';
import {
  describeListPage,
  type Listed,
  type ListedTable,
  listedKeys,
  listRecords,
} from '../backend/list-records.ts';
import { isoDate } from '../http/iso-date.ts';
import { noteReading } from './note-reading.ts';
import { registerOperatorCall } from './register-operator-call.ts';

type Row = Omit<ListedReferral, 'createdAt'> & { createdAt: number };

const APPLIED = 'FROM application WHERE referral_id = referral.id';
const LISTED: ListedTable = {
  table: 'referral',
  time: 'created_at',
  text: 'referral.id || char(10) || name || char(10) || email',
  index: { name: 'person_fts', column: 'referral', on: 'referral.id = person_fts.record_id' },
  columns: `referral.id, name, email, created_at AS createdAt,
    (SELECT count(*) FROM job_interest WHERE referral_id = referral.id) AS opened,
    (SELECT count(*) ${APPLIED}) AS applications,
    (SELECT count(*) ${APPLIED} AND status = 'hired') AS hired`,
  joins: 'JOIN referral ON referral.id = page.id',
};

/** One page of referrals, newest first, and the total number. */
const searchReferrals = async (
  db: D1Database,
  { q, ...paging }: v.InferOutput<typeof ReferralSearchSchema>,
): Promise<Listed<ListedReferral>> => {
  const keys = listedKeys(LISTED, { q, where: [], either: [], isNarrow: false });
  const stored = q ? undefined : { kind: 'referral' };
  const found = await listRecords<Row>(db, LISTED, keys, paging, stored);
  return {
    ...found,
    rows: found.rows.map((row) => ({ ...row, createdAt: isoDate(row.createdAt) })),
  };
};

export const addReferralRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.searchReferrals,
    async ({ bindings: { PEOPLE }, body, url, now }) => {
      const found = await searchReferrals(PEOPLE, body);
      await noteReading(PEOPLE, 'referrals.listed', 'referrals', now, { shown: found.rows.length });
      return { data: found.rows, ...describeListPage(url, body, found) };
    },
    { isOfProduct: true },
  );
};
