import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { createDemoData } from '../worker/backend/demo/demo-data.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { migrate, openLocal, run, Trouble } from './local.ts';

const DEFAULT_JOBS = 600;
const BATCH = 500;

/** Loads demo data into the local database: what is there stays, the same demo jobs are renewed. */
export const loadDemo = async (jobs = DEFAULT_JOBS, onlyIfEmpty = false): Promise<void> => {
  const local = await openLocal();
  try {
    const db = local.env.DB;
    if (onlyIfEmpty && (await db.prepare('SELECT 1 FROM company LIMIT 1').first())) return;
    console.log(`Loading demo data: ${jobs} jobs …`);
    const data = createDemoData({ now: new Date(), jobs });
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
  } finally {
    await local.dispose();
  }
};

const jobsArgument = (): number => {
  const at = process.argv.indexOf('--jobs');
  if (at < 0) return DEFAULT_JOBS;
  const jobs = Number(process.argv[at + 1]);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 1_000_000) {
    throw new Trouble('Give the number of jobs as in: npm run demo -- --jobs 10000');
  }
  return jobs;
};

if (import.meta.main) {
  await run(async () => {
    const jobs = jobsArgument();
    await migrate();
    await loadDemo(jobs);
    console.log('Done.');
  });
}
