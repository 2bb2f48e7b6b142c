/**
 * Checks whether the similar jobs shown for a job are those that a person would call similar.
 * Covers twenty demo jobs, which were judged by their titles before the ranking existed.
 */
import { openDatabaseFolder } from '../tests/support/database.ts';
import { findPlacedJob, similarJobs } from '../worker/backend/jobs/repository.ts';
import { createBuiltInReader } from '../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import { jobDatabase } from './support/job-database.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const ROWS = 4;

/**
 * Each case has the title and place of a job, a pattern for titles of the same kind of work, and a
 * pattern for titles that are good enough if there are too few jobs of the same kind.
 */
const CASES: readonly (readonly [title: string, place: string, same: RegExp, near?: RegExp])[] = [
  ['Receptionist', 'Sheffield', /reception|front (office|desk)/i, /assistant|clerk/i],
  [
    'Contact Centre Agent',
    'Edinburgh',
    /(contact|call) centre|customer (adviser|support)/i,
    /customer/i,
  ],
  ['Data Analyst', 'Madrid', /data analyst/i, /analy|data/i],
  ['Senior Data Engineer', 'Leeds', /data (platform )?engineer|analytics engineer/i, /data|ML/i],
  ['Graphic Designer', 'Dublin', /graphic|visual/i, /design/i],
  ['Service Designer', 'Manchester', /service designer/i, /design|UX/i],
  ['Teacher of Mathematics', 'Newcastle', /mathematics/i, /teacher|tutor|professor/i],
  ['C#/.NET Engineer', 'Dublin', /\.NET/i, /developer|engineer/i],
  ['Rust Developer', 'Denver', /rust/i, /developer|engineer/i],
  ['Electrician', 'Lucerne', /electric(ian|al)|elektr/i, /technician/i],
  ['Wind Turbine Technician', 'Gothenburg', /wind/i, /electric|technician/i],
  ['Senior Accountant (m/f/d)', 'Dortmund', /accountant/i, /account|controller|payroll/i],
  ['Credit Risk Analyst', 'Leeds', /risk|credit/i, /analyst|actuar/i],
  ['Registered Nurse', 'Recife', /nurse|enferm/i, /nurs|midwife|care/i],
  ['Care Assistant', 'Manchester', /care (assistant|worker)|nursing assistant/i, /nurs|care|ward/i],
  ['Pharmacist', 'Manchester', /pharmac/i],
  ['Line Cook', 'Minneapolis', /cook|chef/i, /baker|barista|server|host/i],
  ['Truck Driver', 'Nantes', /driver|courier/i, /dispatch|transport|truck/i],
  ['CNC Turner', 'Stuttgart', /CNC/i, /machin|welder|mechanic|production/i],
  ['Recruiter (m/f/d)', 'Dortmund', /recruit|staffing|talent/i, /people|HR/i],
];

const { db, dispose } = await openDatabaseFolder(await jobDatabase(600, NOW));
const formatPlace = (job: {
  locations: readonly { displayName: string }[];
  remoteCountryCodes: readonly string[];
}) =>
  [...job.locations.map(({ displayName }) => displayName), ...job.remoteCountryCodes].join('; ');
let got = 0;
let possible = 0;
for (const [title, place, same, near] of CASES) {
  const { results } = await db
    .prepare(
      `SELECT fid FROM job WHERE status = 'open' AND title = ? AND locations LIKE ? ORDER BY id`,
    )
    .bind(title, `%${place}%`)
    .all<{ fid: string }>();
  const placedJob =
    results[0] && (await findPlacedJob(createBuiltInReader(db), results[0].fid, NOW));
  if (!placedJob) {
    console.log(`No open job for ${title} in ${place}.`);
    continue;
  }
  const { job } = placedJob;
  const all = await db
    .prepare(`SELECT title FROM job WHERE status = 'open' AND fid <> ?`)
    .bind(job.fid)
    .all<{ title: string }>();
  const rows = await similarJobs(createBuiltInReader(db), placedJob, ROWS, NOW);
  const right = rows.filter((row) => same.test(row.title)).length;
  const most = Math.min(ROWS, all.results.filter((row) => same.test(row.title)).length);
  got += Math.min(right, most);
  possible += most;
  console.log(`${right < most ? '!' : ' '} ${right} of ${most}  ${title} (${formatPlace(job)})`);
  for (const row of rows) {
    const grade = same.test(row.title) ? '=' : near?.test(row.title) ? '~' : '-';
    console.log(`      ${grade} ${row.title} (${formatPlace(row)})`);
  }
}
console.log(`\n${got} of ${possible} similar jobs have the same occupation`);
await dispose();
