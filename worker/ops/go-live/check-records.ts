import * as v from 'valibot';
import type { Finding } from '../../../src/contracts/site/go-live.ts';
import { DEMO_EMPLOYERS } from './demo-marks.ts';

// An operator's employer may have the slug of a demo employer, but not its picture.
export const DEMO_COMPANIES = `SELECT id FROM company
  WHERE slug IN (${DEMO_EMPLOYERS.map((slug) => `'${slug}'`).join(', ')})
    AND logo_url = '/images/logos/' || slug || '.svg'`;

/** The plans of migration 0007, by id and first price. */
const DEMO_PLANS = `(id, prices ->> '$[0].amount') IN (VALUES ('single', 290), ('team', 190), ('embedded', 4800))`;

/** Without parameters, so that `wrangler d1 execute` can run it. */
export const DEMO_RECORDS_SQL = `SELECT
  (SELECT count(*) FROM (${DEMO_COMPANIES})) AS employers,
  (SELECT count(*) FROM job WHERE status = 'open' AND employer_visibility = 'named'
    AND company_id IN (${DEMO_COMPANIES})) AS jobs,
  (SELECT group_concat(id, ', ') FROM subscription_plan WHERE ${DEMO_PLANS}) AS plans`;

export const DemoRecordsSchema = v.object({
  employers: v.number(),
  jobs: v.number(),
  /** Ids; null if there is none. */
  plans: v.nullable(v.string()),
});

/** Finds demo records, from the result of `DEMO_RECORDS_SQL`. */
export const checkRecords = ({
  employers,
  jobs,
  plans,
}: v.InferOutput<typeof DemoRecordsSchema>): Finding[] => [
  ...(employers > 0
    ? [
        {
          name: 'demo-employers' as const,
          where: [`${employers} employers on /companies`, `${jobs} open jobs on /jobs`],
        },
      ]
    : []),
  ...(plans
    ? [{ name: 'plans' as const, where: [`${plans} in subscription_plan, shown on /employer`] }]
    : []),
];

/** Reports the jobs that were open before REQUIRE_EU_PAY and break its rule. */
export const checkEuPay = (jobs: number): Finding[] =>
  jobs > 0
    ? [
        {
          name: 'eu-pay',
          where: [`${jobs} open ${jobs === 1 ? 'job' : 'jobs'}: npm run ops -- jobs check`],
        },
      ]
    : [];
