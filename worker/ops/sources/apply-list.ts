import type { D1Database } from '@cloudflare/workers-types';
import { IMPORT_ROWS_AT_ONCE, type ImportProblem } from '../../../src/contracts/ops.ts';
import type { HeldClosings, Reading } from '../../../src/contracts/site/sources.ts';
import { restAfter } from '../../backend/budget.ts';
import { requestNextTurn } from '../../backend/imports/write-imports.ts';
import type { Bindings } from '../../env.ts';
import { checkCompanies } from '../imports/check-companies.ts';
import { beginWriting } from '../imports/import-state.ts';
import { createImport, deleteImport, stageRows } from '../imports/import-store.ts';
import type { Preparation } from '../imports/prepare/draft.ts';
import { listCompanies } from '../imports/prepare/list-companies.ts';
import { findValue, groupProblems, type RowProblem } from '../imports/problem-kinds.ts';
import { createRuleCounter } from '../imports/rule-counter.ts';
import { checkPostings } from './check-postings.ts';
import { createClosingRows } from './closing-rows.ts';
import type { Feed } from './load-feed.ts';
import { planClosings } from './plan-closings.ts';
import { createPreparer, type SourceRow } from './prepare-postings.ts';
import { loadSourceJobs, noteMissed, type StoredSource } from './source-store.ts';

/** The kinds of problems, and the rules, that are kept. */
const SHOWN_MAX = 30;

function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i += IMPORT_ROWS_AT_ONCE) {
    yield list.slice(i, i + IMPORT_ROWS_AT_ONCE);
  }
}

/** What became of a list. */
export interface AppliedList {
  readonly result: Reading;
  /** The import that writes it; null if there is nothing to write. */
  readonly importId: string | null;
  readonly held: HeldClosings | null;
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
 * Compares a whole list with the jobs of its source, and writes the difference as an import: new and
 * changed jobs, and those to close. A dry run writes nothing.
 */
export const applyList = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
  source: Source,
  feed: Feed,
  { emptyReadings, isDryRun, now }: { emptyReadings: number; isDryRun: boolean; now: number },
): Promise<AppliedList> => {
  const { JOBS: db } = bindings;
  const { id, settings } = source;
  const done: Preparation = { rules: createRuleCounter(), cuts: [] };
  const importId = await createImport(db, now, id);
  let isWriting = false;
  try {
    const prepare = await createPreparer(db, settings, done);
    const stageCompanies = createCompanyStager(db, importId, settings.createCompanies, done);
    const jobs = await loadSourceJobs(db, id);
    // Closed jobs are checked, as they may have to be opened again.
    const sameAs = new Map(
      jobs.flatMap((job) => (job.status === 'closed' ? [] : [[job.given, job] as const])),
    );
    const problems: RowProblem[] = [];
    const postings = new Map<string, string>();
    const counts = { created: 0, updated: 0, unchanged: 0, reopened: 0 };
    let staged = 0;
    const changed = feed.postings.filter(({ at, given }) => {
      const job = sameAs.get(given);
      if (!job || postings.has(job.posting)) return true;
      postings.set(job.posting, at);
      counts.unchanged += 1;
      return false;
    });
    for (const some of chunks(changed)) {
      const rows = some.map(prepare);
      const byPosition = new Map(rows.map((row) => [row.at, row]));
      const note = ({ at, field, message }: ImportProblem) => {
        const value = findValue(byPosition.get(at)?.record ?? {}, field);
        problems.push({ file: id, at, field, value, message });
      };
      const unique = rows.filter(({ at, posting }) => {
        const elsewhere = postings.get(posting);
        if (elsewhere === undefined) {
          if (posting !== '') postings.set(posting, at);
          return true;
        }
        note({
          at,
          field: 'requisitionId',
          message: `The same posting is already at ${elsewhere}.`,
        });
        return false;
      });
      for (const problem of await stageCompanies(unique)) note(problem);
      const checked = await checkPostings(db, source, importId, unique, done.rules, now);
      for (const problem of checked.problems) note(problem);
      counts.unchanged += checked.unchanged;
      for (const {
        staged: { change },
        isReopened,
      } of checked.rows) {
        if (change === 'created' || change === 'updated') counts[change] += 1;
        if (isReopened) counts.reopened += 1;
      }
      if (checked.rows.length === 0) continue;
      staged += checked.rows.length;
      await restAfter(
        await stageRows(
          db,
          importId,
          'job',
          checked.rows.map((row) => row.staged),
        ),
      );
    }
    const names = new Set(postings.keys());
    const { maxShrink } = settings;
    const plan = planClosings(jobs, {
      ...{ postings: names, emptyReadings, held: source.held, maxShrink, now },
    });
    for (const some of chunks(plan.closing)) {
      const rows = await createClosingRows(db, some, now);
      staged += rows.length;
      await restAfter(await stageRows(db, importId, 'job', rows));
    }
    if (!isDryRun) {
      const returned = jobs.filter(({ missed, posting }) => missed > 0 && names.has(posting));
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
    const isSettled = names.size > 0 && plan.missing.length === 0 && plan.held === null;
    return { result, importId: isWriting ? importId : null, held: plan.held, isSettled };
  } finally {
    if (!isWriting) await deleteImport(db, importId, now);
  }
};
