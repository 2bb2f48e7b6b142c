import { createTestDatabase } from './tests/support/database.ts';
import { findCompany, searchCompanies } from './worker/backend/companies/repository.ts';
import {
  findJob,
  listCompanyJobs,
  similarJobs,
  streamOpenJobs,
} from './worker/backend/jobs/repository.ts';
import { searchJobs } from './worker/backend/jobs/search/search-jobs.ts';

const now = 1795000000000;
const { db, dispose } = await createTestDatabase({ persistTo: `/tmp/fts/db${process.argv[2]}` });
const base = {
  page: 1,
  perPage: 20,
  q: '',
  location: [],
  workplace: [],
  employmentType: [],
  category: [],
  seniority: [],
  company: [],
  country: [],
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: [],
  postedWithin: null,
  sort: null,
} as any;
const qs: any[] = [
  { q: '' },
  { q: 'js' },
  { q: 'senior engineer', perPage: 3 },
  { q: 'enginer' },
  { q: 'jvascript' },
  { q: 'zurich' },
  { location: ['munchen'] },
  { location: ['Portland, Oregon'] },
  { location: ['germany'] },
  { workplace: ['remote'], category: ['data'] },
  { salaryMin: 100000 },
  { salaryMin: 50000, salaryCurrency: ['EUR'] },
  { q: '"(* AND NOT OR NEAR title:' },
  { postedWithin: '7' },
  { q: 'c++', sort: 'salary' },
  { sort: 'closing' },
  { sort: 'salary' },
  { company: ['nope'] },
  { category: ['nope'] },
];
for (const q of qs) {
  const t = performance.now();
  try {
    const r = await searchJobs(db, { ...base, ...q }, now);
    console.log(
      JSON.stringify(q),
      r.total,
      r.correctedQuery,
      `${(performance.now() - t).toFixed(1)}ms`,
      r.hits
        .slice(0, 2)
        .map((h) => `${h.title}|${h.company?.name}|${h.locations[0]?.displayName}|${h.salaryMax}`),
      JSON.stringify(r.hits[0]?.highlights)?.slice(0, 300),
    );
    if (q === qs[0] || q.workplace)
      console.log(
        Object.fromEntries(
          Object.entries(r.facets).map(([k, v]) => [
            k,
            v
              .slice(0, 3)
              .map((x) => `${x.label} ${x.count}`)
              .join(', '),
          ]),
        ),
      );
  } catch (e) {
    console.log(JSON.stringify(q), 'ERR', e);
  }
}
const first = (await searchJobs(db, base, now)).hits[0]!;
const j = await findJob(db, first.fid, now);
console.log(j?.path, j?.status);
console.log((await similarJobs(db, j!, 4, now)).map((x) => x.title));
let n = 0;
for await (const _x of streamOpenJobs(db, {}, now)) n++;
console.log('stream', n);
console.log(
  (await searchCompanies(db, { q: 'comp', category: '', page: 1, perPage: 3 }, now)).total,
  await findCompany(db, 'company-1', now),
  (await listCompanyJobs(db, 'company-1', { page: 1, perPage: 5 }, now)).length,
);
await dispose();
