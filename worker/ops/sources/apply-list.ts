import type { D1Database } from '@cloudflare/workers-types';
import type { ImportProblem } from '../../../src/contracts/ops.ts';
import type { Reading } from '../../../src/contracts/site/sources.ts';
import { requestNextTurn } from '../../backend/imports/write-imports.ts';
import { type Bindings, isEuPayRequired } from '../../env.ts';
import { checkCompanies } from '../imports/check-companies.ts';
import { beginWriting } from '../imports/import-state.ts';
import { createImport, deleteImport, stageRows } from '../imports/import-store.ts';
import type { PublishRules } from '../imports/job-record.ts';
import type { Preparation } from '../imports/prepare/draft.ts';
import { listCompanies } from '../imports/prepare/list-companies.ts';
import { findValue, groupProblems, type RowProblem } from '../imports/problem-kinds.ts';
import { createRuleCounter } from '../imports/rule-counter.ts';
import { checkPostings } from './check-postings.ts';
import type { Feed, Posting } from './load-feed.ts';
import { planClosings, type SourceJob } from './plan-closings.ts';
import { createPreparer, type SourceRow } from './prepare-postings.ts';
import { findCompanyCategory } from './source-settings.ts';
import { loadSourceJobs, noteMissed, type StoredSource } from './source-store.ts';
import { chunks, stageClosings, stageJobs } from './stage-jobs.ts';

/** The kinds of problems, and the rules, that are kept. */
const SHOWN_MAX = 30;

/** What became of a list. */
export interface AppliedList {
  readonly result: Reading;
  /** The import that writes it; null if there is nothing to write. */
  readonly importId: string | null;
  /** Whether the same list would change nothing more. */
  readonly isSettled: boolean;
}

type Source = Pick<StoredSource, 'id' | 'settings' | 'held'>;

/** Stages the companies that rows name, once each, to be created if they do not exist. */
const createCompanyStager = (
  db: D1Database,
  importId: string,
  category: string | undefined,
  { rules }: Preparation,
) => {
  const seen = new Set<unknown>();
  return async (rows: readonly SourceRow[]): Promise<ImportProblem[]> => {
    if (!category) return [];
    const unseen = listCompanies(rows, category).filter(({ record }) => !seen.has(record.name));
    if (unseen.length === 0) return [];
    for (const { record } of unseen) seen.add(record.name);
    const { staged, problems } = await checkCompanies(db, importId, unseen, rules);
    await stageRows(db, importId, 'company', staged);
    return problems;
  };
};

/**
 * Leaves out the postings of which the list says the same as before, and adds their names to `names`.
 * Closed jobs are checked, as they may have to be opened again, and so are those that the source
 * closed and an operator opened.
 */
const listChanged = (
  { postings }: Feed,
  jobs: readonly SourceJob[],
  names: Map<string, string>,
): Posting[] => {
  const unchanged = new Map(
    jobs.flatMap((job) =>
      job.status === 'closed' || job.closed ? [] : [[job.given, job] as const],
    ),
  );
  return postings.filter(({ at, given }) => {
    const job = unchanged.get(given);
    if (!job || names.has(job.posting)) return true;
    names.set(job.posting, at);
    return false;
  });
};

/** What the postings of a list say, once the new and changed ones are staged. */
interface CheckedList {
  /** The names of the postings in the list, and those that their jobs had before. */
  readonly present: ReadonlySet<string>;
  readonly counts: Pick<Reading, 'created' | 'updated' | 'unchanged' | 'reopened'>;
  readonly problems: readonly RowProblem[];
  readonly staged: number;
}

/** Checks the postings of a list in chunks, and stages those that are new or changed. */
const stageList = async (
  db: D1Database,
  { id, settings }: Source,
  feed: Feed,
  jobs: readonly SourceJob[],
  {
    importId,
    done,
    publishRules,
  }: { importId: string; done: Preparation; publishRules: PublishRules },
): Promise<CheckedList> => {
  const prepare = await createPreparer(db, settings, done);
  const stageCompanies = createCompanyStager(db, importId, findCompanyCategory(settings), done);
  const names = new Map<string, string>();
  const changed = listChanged(feed, jobs, names);
  // A posting with problems, such as the name of an unknown company, is not missing.
  const byId = Map.groupBy(jobs, ({ posting }) => posting.slice(posting.indexOf(' ') + 1));
  const present = new Set<string>();
  const counts = { created: 0, updated: 0, unchanged: names.size, reopened: 0 };
  const problems: RowProblem[] = [];
  let staged = 0;
  for (const some of chunks(changed)) {
    const rows = some.map(prepare);
    const byPosition = new Map(rows.map((row) => [row.at, row]));
    const note = ({ at, field, message }: ImportProblem) => {
      const value = findValue(byPosition.get(at)?.record ?? {}, field);
      problems.push({ file: id, at, field, value, message });
    };
    const unique = rows.filter(({ at, posting }) => {
      const elsewhere = names.get(posting);
      if (posting !== '') names.set(posting, elsewhere ?? at);
      if (elsewhere === undefined) return true;
      const message = `The same posting is already at ${elsewhere}.`;
      note({ at, field: 'requisitionId', message });
      return false;
    });
    for (const problem of await stageCompanies(unique)) note(problem);
    const checked = await checkPostings(
      db,
      { id, settings },
      importId,
      unique,
      done.rules,
      publishRules,
    );
    for (const problem of checked.problems) note(problem);
    const wrong = new Set(checked.problems.map(({ at }) => at));
    const others = unique.flatMap(({ at, record }) =>
      wrong.has(at) ? (byId.get(String(record.requisitionId)) ?? []) : [],
    );
    for (const name of [...others.map(({ posting }) => posting), ...checked.names])
      present.add(name);
    counts.unchanged += checked.unchanged;
    for (const { staged: row, isReopened } of checked.rows) {
      if (row.change === 'created' || row.change === 'updated') counts[row.change] += 1;
      if (isReopened) counts.reopened += 1;
    }
    staged += await stageJobs(
      db,
      importId,
      checked.rows.map((row) => row.staged),
    );
  }
  return { present: new Set([...present, ...names.keys()]), counts, problems, staged };
};

/**
 * Compares a whole list with the jobs of its source, and writes the difference as an import: new and
 * changed jobs, and those to close. A dry run writes nothing.
 */
export const applyList = async (
  bindings: Bindings,
  source: Source,
  feed: Feed,
  { emptyReadings, isDryRun, now }: { emptyReadings: number; isDryRun: boolean; now: number },
): Promise<AppliedList> => {
  const { JOBS: db } = bindings;
  const { id, settings, held } = source;
  const done: Preparation = { rules: createRuleCounter(), cuts: [] };
  const importId = await createImport(db, now, id);
  let isWriting = false;
  try {
    const jobs = await loadSourceJobs(db, id);
    const publishRules = { now, isEuPayRequired: isEuPayRequired(bindings) };
    const list = await stageList(db, source, feed, jobs, { importId, done, publishRules });
    const { counts, problems, present: postings } = list;
    const { maxShrink } = settings;
    const plan = planClosings(jobs, { postings, emptyReadings, held, maxShrink, now });
    const staged = list.staged + (await stageClosings(db, importId, plan.closing, now));
    if (!isDryRun) {
      const returned = jobs.filter(({ missed, posting }) => missed > 0 && postings.has(posting));
      await noteMissed(db, plan.missing, returned);
      isWriting = staged > 0;
      if (isWriting) {
        await beginWriting(db, importId, now);
        await requestNextTurn(bindings);
      }
    }
    const result: Reading = {
      ...{ found: feed.postings.length, unlisted: feed.unlisted, ...counts },
      closed: plan.closing.length,
      invalid: new Set(problems.map(({ at }) => at)).size,
      problems: groupProblems(problems).slice(0, SHOWN_MAX),
      rules: done.rules.list().slice(0, SHOWN_MAX),
      held: plan.held,
    };
    // An operator may solve a problem, or publish a job that is not in the list.
    const isSettled =
      problems.length === 0 &&
      jobs.every(
        ({ posting, closed, status }) => postings.has(posting) || closed || status === 'archived',
      );
    return { result, importId: isWriting ? importId : null, isSettled };
  } finally {
    if (!isWriting) await deleteImport(db, importId, now);
  }
};
