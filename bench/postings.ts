/*
 * Runs searches over job postings from real employers.
 * Usage: npm run bench:postings -- FILE.csv
 *
 * FILE.csv has the columns company, title, locations, isRemote, employmentType and postedAt, as in
 * public feeds.
 * bench/README.md describes the measurements.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type { Place } from '../src/contracts/company.ts';
import { openDatabaseFolder } from '../tests/support/database.ts';
import { companyRecord, jobRecord } from '../tests/support/records.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import type { JobRecord } from '../worker/backend/jobs/save-jobs.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { createBuiltInReader } from '../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import { searchJobs } from '../worker/backend/jobs/search/search-jobs.ts';
import { findPlaces } from '../worker/backend/places/find-places.ts';
import type { ResolvedPlace } from '../worker/backend/places/resolve-place.ts';
import { readGradedJobs } from './relevance/graded-jobs.ts';
import { calculateMean, type Measured, measureQuery } from './relevance/measure-query.ts';
import { JUDGED_QUERIES } from './relevance/queries.ts';
import { NO_FILTERS } from './search-queries.ts';

const NOW = Date.UTC(2026, 7, 6);
const SAMPLE = 300;
const GOALS = { read: 0.9 };

interface Posting {
  readonly company: string;
  readonly title: string;
  readonly locations: string;
  readonly isRemote: string;
  readonly employmentType: string;
  readonly postedAt: string;
}

const [, , file = ''] = process.argv;
const bytes = readFileSync(file);
const csv = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
const { data: postings } = Papa.parse<Posting>(csv, { header: true, skipEmptyLines: true });

const folder = mkdtempSync(join(tmpdir(), 'rolecall-postings-'));
const { db, dispose } = await openDatabaseFolder(folder);

const createSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'employer';
const companies = new Map(postings.map(({ company }) => [createSlug(company), company]));
await saveCompanies(
  db,
  [...companies].map(([slug, name]) => companyRecord({ slug, name })),
);

const texts = [...new Set(postings.map(({ locations }) => locations))].filter(Boolean);
const read = await findPlaces(db, texts);

const listCountries = (place: ResolvedPlace): readonly string[] => {
  if (place.kind === 'town') return [place.town.country];
  if (place.kind === 'area') return place.area.country ? [place.area.country] : [];
  return place.kind === 'region' ? [place.region.slice(0, 2)] : place.countries;
};
const findRegion = (place: ResolvedPlace): string | null => {
  const region =
    place.kind === 'town' ? place.town.region : place.kind === 'region' ? place.region : '';
  return /^[A-Z]{2}-/.test(region) ? region : null;
};
const toPlace = (place: ResolvedPlace, text: string): Place => ({
  displayName: place.kind === 'town' ? place.town.uniqueName : text,
  countryCode: listCountries(place)[0] ?? 'US',
  region: findRegion(place),
});

const EMPLOYMENT: readonly (readonly [RegExp, JobRecord['employmentType']])[] = [
  [/part/i, 'part_time'],
  [/intern/i, 'internship'],
  [/contract|freelance/i, 'contract'],
  [/temp|fixed/i, 'temporary'],
];
const SENIORITY: readonly (readonly [RegExp, NonNullable<JobRecord['seniority']>])[] = [
  [/\b(?:intern|graduate|junior|trainee|apprentice)\b/i, 'entry_level'],
  [/\b(?:director|head of|vp|vice president)\b/i, 'director'],
  [/\b(?:chief|cto|cfo|ceo|coo)\b/i, 'executive'],
  [/\bprincipal\b/i, 'principal'],
  [/\b(?:lead|staff)\b/i, 'lead'],
  [/\b(?:senior|sr)\b/i, 'senior'],
];

const toJobRecord = (posting: Posting, i: number): JobRecord => {
  const places = read.get(posting.locations) ?? [];
  const isRemote = /true|yes/i.test(posting.isRemote) || /remote/i.test(posting.locations);
  const named = [posting.employmentType, posting.title].join(' ');
  const published = Date.parse(posting.postedAt);
  return jobRecord(`p${i}`, {
    title: posting.title.trim().slice(0, 200),
    companySlug: createSlug(posting.company),
    descriptionHtml: '',
    skills: [],
    employmentType: EMPLOYMENT.find(([words]) => words.test(named))?.[1] ?? 'full_time',
    seniority: SENIORITY.find(([words]) => words.test(posting.title))?.[1] ?? 'mid_level',
    workplace: isRemote ? 'remote' : /hybrid/i.test(posting.locations) ? 'hybrid' : 'on_site',
    locations: isRemote ? [] : places.map((place) => toPlace(place, posting.locations)),
    remoteCountryCodes: isRemote ? [...new Set(places.flatMap(listCountries))] : [],
    requisitionId: null,
    publishedAt: Number.isNaN(published) ? NOW : Math.min(published, NOW),
    validThrough: null,
  });
};
await saveJobs(db, postings.map(toJobRecord));

const formatPlaces = (places: readonly ResolvedPlace[]) =>
  places
    .map((place) => {
      if (place.kind === 'town') {
        return `${place.town.name} (${place.town.regionName}, ${place.town.country})`;
      }
      if (place.kind === 'area') return place.area.name;
      return place.kind === 'region' ? place.region : place.countries.join('+');
    })
    .join(' & ') || '-';

// Matches location strings that contain no place name.
const NO_PLACE =
  /^(?:[\s,;/|-]|remote|hybrid|on.?site|in.?office|anywhere|worldwide|global|flexible|multiple|various|\d+ locations?|n\/?a|tbd|locations?|home.?based|virtual)*$/i;
const readable = texts.filter((text) => !NO_PLACE.test(text));
const unread = readable.filter((text) => read.get(text)?.length === 0);
console.log(
  `${postings.length} postings, ${texts.length} spellings of places: ${texts.length - readable.length} name none, ` +
    `${unread.length} could not be read (${((100 * (readable.length - unread.length)) / readable.length).toFixed(1)} % read)`,
);
if (process.argv.includes('--unread')) for (const text of unread) console.log(`  ${text}`);
if (process.argv.includes('--sample')) {
  const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
  const drawn = readable.toSorted((a, b) => (hashText(a) < hashText(b) ? -1 : 1)).slice(0, SAMPLE);
  for (const text of drawn) console.log(`  ${text}\t${formatPlaces(read.get(text) ?? [])}`);
}

const jobs = await readGradedJobs(db);
const measured: Measured[] = [];
// Queries with towns are skipped, because the grading rules know only the demo's town names.
const judgedQueries = JUDGED_QUERIES.filter(({ isOfDemo, wanted }) => !isOfDemo && !wanted.towns);
for (const query of judgedQueries) {
  const one = await measureQuery(createBuiltInReader(db), query, jobs, NOW);
  if (one) measured.push(one);
}
console.log(
  `${measured.length} judged queries: p@5 ${calculateMean(measured, 'precision').toFixed(3)}, ` +
    `nDCG@10 ${calculateMean(measured, 'ndcg').toFixed(3)}, ${measured.filter(({ isEmpty }) => isEmpty).length} empty`,
);
if (process.argv.includes('--weak')) {
  for (const { query, precision, first } of measured.filter((one) => one.precision < 0.6)) {
    console.log(
      `${precision.toFixed(2)}  ${query.q}  ${first.map(({ title, grade }) => `${grade} ${title.slice(0, 40)}`).join(' | ')}`,
    );
  }
}

// Compares facet counts with counts computed by SQL, for all jobs, single facet values and large
// searches.
let worst = 0;
const compare = async (filter: Partial<typeof NO_FILTERS>, where: string) => {
  const { facets, total, approximate } = await searchJobs(
    createBuiltInReader(db),
    { ...NO_FILTERS, ...filter },
    NOW,
  );
  const { results } = await db
    .prepare(`SELECT workplace AS value, count(*) AS jobs FROM job WHERE ${where} GROUP BY 1`)
    .all<{ value: string; jobs: number }>();
  const all = results.reduce((sum, one) => sum + one.jobs, 0);
  const errors = results.map(({ value, jobs: truth }) => {
    const estimated = facets.workplace?.find((one) => one.value === value)?.count ?? 0;
    return Math.abs(estimated / truth - 1);
  });
  worst = Math.max(worst, ...errors);
  console.log(
    `  ${JSON.stringify(filter).padEnd(36)} ${total} of ${all}${approximate ? ' (approximate)' : ''}; workplaces at most ${(100 * Math.max(...errors)).toFixed(1)} % off`,
  );
};
console.log('Facets against SQL:');
await compare({}, 'true');
await compare({ employmentType: ['full_time'] }, "employment_type = 'full_time'");
await compare({ seniority: ['mid_level'] }, "seniority = 'mid_level'");
await compare(
  { company: [createSlug(postings[0]?.company ?? '')] },
  `company_id = (SELECT id FROM company WHERE slug = '${createSlug(postings[0]?.company ?? '')}')`,
);
await compare(
  { employmentType: ['full_time', 'part_time', 'contract'] },
  "employment_type IN ('full_time', 'part_time', 'contract')",
);

await dispose();
rmSync(folder, { recursive: true });
if ((readable.length - unread.length) / readable.length < GOALS.read) process.exitCode = 1;
