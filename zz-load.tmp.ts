import { createDemoData } from '/tmp/fts/gen.ts';
import { createTestDatabase } from '/work/main/tests/support/database.ts';
import { saveCompanies } from '/work/main/worker/backend/companies/repository.ts';
import { closeExpiredJobs, saveJobs } from '/work/main/worker/backend/jobs/repository.ts';

const n = Number(process.argv[2]);
const now = 1795000000000;
const { db, dispose } = await createTestDatabase({ persistTo: `/tmp/fts/db${n}` });
const { companies, jobs } = createDemoData({ now, jobs: n });
let t = Date.now();
await saveCompanies(db, companies, now);
console.log('companies', Date.now() - t);
t = Date.now();
for (let i = 0; i < jobs.length; i += 10000) {
  await saveJobs(db, jobs.slice(i, i + 10000));
  console.log(i, Date.now() - t);
}
t = Date.now();
console.log('expired', await closeExpiredJobs(db, now), Date.now() - t);
await dispose();
