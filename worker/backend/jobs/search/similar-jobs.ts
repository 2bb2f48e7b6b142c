import type { D1Database } from '@cloudflare/workers-types';
import type { Job, JobSummary } from '../../../../src/contracts/job.ts';
import { BODY_START, type JobSummaryRow, reshapeJobSummary, summaryColumns } from '../reshape.ts';
import { categoryMatch, codesMatch } from './filters.ts';
import { codeKey, type Dictionary, loadDictionary } from './index/dictionary.ts';
import { codeWord } from './index/marks.ts';
import { findWork } from './lexicon/find-work.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { groupInTitle, titleMatch } from './match-words.ts';
import { codesWithin } from './query/read-locations.ts';
import { tellingWords } from './query/title-words.ts';
import { EVERYTHING, tiersStatement } from './statements.ts';

type Place = Pick<Job, 'locations' | 'remoteCountryCodes'>;

/** Who could take a job could go that far to another. */
const NEAR_KM = 50;

const anyOf = (expressions: readonly string[]): string =>
  `(${[...new Set(expressions)].join(' OR ')})`;

/** What the title names, as expressions from the very work to what is only close to it; each holds the ones before. */
const worksOf = (title: string): string[] => {
  const words = tellingWords(title);
  const { closeTo, withKinds } = lexicon();
  const [first, ...others] = [...new Set(findWork(lexicon(), words).map(({ id }) => id))];
  if (!first) return [titleMatch(words)];
  const all = [first, ...others].map(groupInTitle);
  const close = [first, ...closeTo(first)].map(groupInTitle);
  const wide = [...withKinds(first), ...others].map(groupInTitle);
  // `Rust developer` is Rust and a developer, then Rust alone, then any developer.
  return [
    ...(all.length > 1 ? [`(${all.join(' AND ')})`] : []),
    groupInTitle(first),
    ...(close.length > 1 ? [anyOf(close)] : []),
    ...(wide.length > 1 ? [anyOf([...close, ...wide])] : []),
  ];
};

/** The towns of a job as the gazetteer reads them. */
const townsOf = async (db: D1Database, { locations }: Place): Promise<number[]> => {
  if (locations.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT DISTINCT place FROM json_each(?) AS spelled
         JOIN place_spelling ON text = spelled.value ->> 'displayName'
           AND country = spelled.value ->> 'countryCode' WHERE place IS NOT NULL`,
    )
    .bind(JSON.stringify(locations))
    .all<{ place: number }>();
  return results.map(({ place }) => place);
};

/** Jobs near a job, remote ones in its countries, all in its countries: expressions, none where it has no place. */
const areasOf = (
  { locations, remoteCountryCodes }: Place,
  towns: readonly number[],
  dictionary: Dictionary,
): string[] => {
  const { codes } = dictionary;
  const names = [...locations.map(({ countryCode }) => countryCode), ...remoteCountryCodes];
  const countries = names.flatMap((name) => codes.get(codeKey('country', name)) ?? []);
  const [remote] = codes.get(codeKey('workplace', 'remote')) ?? [];
  const near = towns.flatMap((id) => {
    const known = dictionary.towns.get(id);
    return known ? codesWithin(known.town, NEAR_KM, dictionary) : [];
  });
  if (countries.length === 0) return [];
  const inCountry = codesMatch([...new Set(countries)]);
  return [
    ...(near.length > 0 ? [codesMatch([...new Set(near)])] : []),
    ...(remote === undefined ? [] : [`(${codeWord(remote)} AND ${inCountry})`]),
    inCountry,
  ];
};

/**
 * Open jobs like one: of the same work, then of what is close to it, then of the category; in each those near it first,
 * then those remote in its country, then those in its country, each the newest first. The employer plays no part, so
 * nothing tells who a hidden one is.
 */
export async function similarJobs(
  db: D1Database,
  job: Pick<Job, 'fid' | 'title' | 'category'> & Place,
  limit: number,
  now: number,
): Promise<JobSummary[]> {
  const dictionary = await loadDictionary(db, now);
  const areas = areasOf(job, await townsOf(db, job), dictionary);
  const category = categoryMatch(job.category, dictionary);
  const [work = category, ...others] = worksOf(job.title);
  const within = (expression: string, some: readonly string[]) => [
    ...some.map((area) => `${expression} AND ${area}`),
    expression,
  ];
  const wider = [...others, anyOf([others.at(-1) ?? work, category])];
  const { results } = await tiersStatement(db, {
    searches: [
      [
        ...within(work, areas),
        // Of other work the country says little.
        ...wider.flatMap((expression) => within(expression, areas.slice(0, 1))),
      ],
    ],
    scope: { ...EVERYTHING, now },
    columns: summaryColumns(BODY_START),
    // The job itself may be among them.
    limit: limit + 1,
  }).all<JobSummaryRow>();
  return results
    .filter((row) => row.fid !== job.fid)
    .slice(0, limit)
    .map(reshapeJobSummary);
}
