import type { D1Database } from '@cloudflare/workers-types';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { createDemoData } from './demo/demo-data.ts';
import { DEMO_JOBS_MAX } from './demo/fids.ts';
import { noteLoad } from './demo/note-load.ts';
import { removeDemo } from './demo/remove-demo.ts';
import { lockState, migrate, openLocal, run, Trouble } from './local.ts';

const DEFAULT_JOBS = 600;
const BATCH = 500;

interface DemoOptions {
  readonly jobs?: number;
  readonly now?: Date;
  /** Loads the demo only into an empty database, or into one with an incomplete demo. */
  readonly onlyIfEmpty?: boolean;
}

const wantsDemo = async (db: D1Database): Promise<boolean> => {
  const found = await db
    .prepare(
      `SELECT (SELECT value ->> 'done' FROM app_setting WHERE key = 'demo') AS done,
        EXISTS (SELECT 1 FROM company) OR EXISTS (SELECT 1 FROM job) AS filled`,
    )
    .first<{ done: number | null; filled: number }>();
  return found?.done === 0 || (found?.done === null && found.filled === 0);
};

/**
 * Loads demo data. Existing records are kept, and existing demo jobs are renewed.
 * @returns whether there was anything to do
 */
export const loadDemo = async (
  db: D1Database,
  { jobs = DEFAULT_JOBS, now = new Date(), onlyIfEmpty = false }: DemoOptions = {},
): Promise<boolean> => {
  const isWanted = await wantsDemo(db);
  if (onlyIfEmpty && !isWanted) return false;
  console.log(`Loading demo data: ${jobs} jobs…`);
  // A load into a database with the operator's own records is not recorded.
  // Otherwise, `npm start` could continue such a load by itself.
  if (isWanted) await noteLoad(db, jobs, now, false);
  const data = createDemoData({ now, jobs });
  await saveCompanies(db, data.companies);
  let batch = [];
  let saved = 0;
  for (const job of data.jobs) {
    batch.push(job);
    if (batch.length === BATCH) {
      await saveJobs(db, batch);
      saved += batch.length;
      batch = [];
      if (saved % 10_000 === 0) console.log(`${saved} of ${jobs}`);
    }
  }
  if (batch.length > 0) await saveJobs(db, batch);
  await noteLoad(db, jobs, now, true);
  return true;
};

export const loadLocalDemo = async (options: DemoOptions): Promise<void> => {
  const local = await openLocal();
  try {
    await loadDemo(local.env.JOBS, options);
  } finally {
    await local.dispose();
  }
};

const jobsArgument = (): number => {
  const at = process.argv.indexOf('--jobs');
  if (at < 0) return DEFAULT_JOBS;
  const jobs = Number(process.argv[at + 1]);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > DEMO_JOBS_MAX) {
    throw new Trouble('--jobs requires a number. Example: npm run demo -- --jobs 10000');
  }
  return jobs;
};

const removeLocalDemo = async (): Promise<void> => {
  const local = await openLocal();
  try {
    const { jobs, employers, kept, applications } = await removeDemo(local.env);
    console.log(`${jobs} jobs and ${employers} employers of the demo were removed.`);
    if (kept.length > 0) {
      console.log(`These employers stay, because other jobs belong to them: ${kept.join(', ')}.`);
    }
    if (applications > 0) {
      console.log(
        `${applications} applications to these jobs stay until their retention period ends, each with the title and employer of its job. To erase an applicant now: npm run ops -- people erase ADDRESS`,
      );
    }
  } finally {
    await local.dispose();
  }
};

/**
 * `npm run demo`: loads demo data into the database of this machine (`-- --jobs 10000`), or removes
 * it (`-- --remove`).
 */
if (import.meta.main) {
  await run(async () => {
    const isRemoval = process.argv.includes('--remove');
    const jobs = jobsArgument();
    lockState('npm run demo');
    await migrate();
    if (isRemoval) return removeLocalDemo();
    await loadLocalDemo({ jobs });
    console.log('Done.');
  });
}
