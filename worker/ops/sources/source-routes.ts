import type { D1Database } from '@cloudflare/workers-types';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import type { Reading } from '../../../src/contracts/site/sources.ts';
import type { Handlers } from '../../backend/call.ts';
import { announceEvents, recordJobEvent } from '../../backend/events/record-event.ts';
import { requestNextTurn } from '../../backend/imports/write-imports.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { beginWriting } from '../imports/import-state.ts';
import { createImport } from '../imports/import-store.ts';
import { loadStoredJob } from '../jobs/job-detail.ts';
import { formatStoredJob } from '../jobs/walk-jobs.ts';
import { readIdParameter, registerOperatorCall } from '../register-operator-call.ts';
import { findEdited, hashColumns, type Written } from './edited-columns.ts';
import { previewSource, readSource } from './read-source.ts';
import { ReadingFailure } from './reading-failure.ts';
import { changeSettings, checkSettings } from './source-settings.ts';
import {
  checkAgain,
  countAnew,
  countOpenJobs,
  dropImports,
  formatSource,
  insertSource,
  loadSource,
  loadSourceJobs,
  loadSources,
  whileUnread,
} from './source-store.ts';
import { stageClosings } from './stage-jobs.ts';

const PRODUCT_CALL = { isOfProduct: true };

/** Writes an entry of the audit log about a source, together with `statements`. */
const audit = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
  id: string,
  act: string,
  now: number,
  statements: readonly ReturnType<D1Database['prepare']>[] = [],
): Promise<void> => {
  const audited = recordJobEvent(
    bindings.JOBS,
    'audited',
    { actor: 'operator', action: `source.${act}`, records: [{ subject: id }] },
    now,
  );
  await bindings.JOBS.batch([...statements, audited.statement]);
  await announceEvents(bindings, [audited]);
};

/** Turns a failed reading into a response that says why. */
const orRefuse = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    throw new HttpError(422, 'not_read', `The source could not be read. ${error.message}`, {
      cause: error,
    });
  }
};

/** Closes the open jobs of a source by an import. @returns their number */
const closeJobs = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
  id: string,
  now: number,
): Promise<number> => {
  const { JOBS: db } = bindings;
  const open = (await loadSourceJobs(db, id)).filter(({ status }) => status === 'open');
  if (open.length === 0) return 0;
  const importId = await createImport(db, now);
  await stageClosings(db, importId, open, now);
  await beginWriting(db, importId, now);
  await requestNextTurn(bindings);
  return open.length;
};

/** Gives columns of a job, or all that were edited by hand, back to its source. */
const releaseFields = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
  id: string,
  fid: string,
  fields: readonly string[],
  now: number,
): Promise<{ released: string[]; left: string[] }> => {
  const { JOBS: db } = bindings;
  const stored = await loadStoredJob(db, fid);
  const kept = await db
    .prepare(
      `SELECT job_id AS jobId, written FROM source_job
       WHERE source_id = ? AND job_id = (SELECT id FROM job WHERE fid = ?)`,
    )
    .bind(id, fid)
    .first<{ jobId: number; written: string }>();
  if (!stored || !kept) {
    const message = `The job “${fid}” does not come from the source “${id}”.`;
    throw new HttpError(422, 'not_from_source', message, { fields: { fid: [message] } });
  }
  const written: Written = JSON.parse(kept.written);
  const row = formatStoredJob(stored.record);
  const edited = findEdited(row, written);
  const released = fields.length > 0 ? edited.filter((one) => fields.includes(one)) : edited;
  const left = edited.filter((one) => !released.includes(one));
  await audit(bindings, id, 'fields_released', now, [
    db
      .prepare('UPDATE source_job SET written = ?2 WHERE job_id = ?1')
      .bind(kept.jobId, JSON.stringify(hashColumns(row, left, written))),
    ...checkAgain(db, id, now),
  ]);
  return { released, left };
};

const ACTIONS = {
  pause: 'UPDATE source SET paused = 1 WHERE id = ?1',
  resume: 'UPDATE source SET paused = 0, next_read_at = min(next_read_at, ?2) WHERE id = ?1',
} as const;

export const addSourceRoutes = (app: Handlers): void => {
  const show = async (db: D1Database, id: string) =>
    formatSource(await loadSource(db, id), (await countOpenJobs(db)).get(id) ?? 0);

  registerOperatorCall(
    app,
    endpoints.listSources,
    async ({ bindings: { JOBS } }) => {
      const [sources, open] = await Promise.all([loadSources(JOBS), countOpenJobs(JOBS)]);
      return { data: sources.map((source) => formatSource(source, open.get(source.id) ?? 0)) };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.getSource,
    async ({ bindings, ...call }) => ({ data: await show(bindings.JOBS, readIdParameter(call)) }),
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.addSource,
    async ({ bindings, body: { id, settings, dryRun }, now }) => {
      const { JOBS } = bindings;
      await checkSettings(JOBS, settings);
      if (dryRun) {
        const source = { id, settings, held: null, emptyReadings: 0 };
        return { data: await orRefuse(previewSource(bindings, source, now)) };
      }
      await insertSource(JOBS, id, settings, now);
      let reading: Reading | undefined;
      try {
        reading = await orRefuse(readSource(bindings, id, now));
      } catch (error) {
        await dropImports(JOBS, id, now);
        await JOBS.prepare('DELETE FROM source WHERE id = ?').bind(id).run();
        throw error;
      }
      await audit(bindings, id, 'added', now);
      return { data: reading ?? null };
    },
    { ...PRODUCT_CALL, status: 201 },
  );
  registerOperatorCall(
    app,
    endpoints.editSource,
    async ({ bindings, body, now, ...call }) => {
      const { JOBS } = bindings;
      const id = readIdParameter(call);
      await whileUnread(JOBS, id, now, async (source) => {
        const settings = changeSettings(source.settings, body.settings);
        await checkSettings(JOBS, settings);
        await audit(bindings, id, 'edited', now, [
          JOBS.prepare('UPDATE source SET settings = ?2 WHERE id = ?1').bind(
            ...[id, JSON.stringify(settings)],
          ),
          ...(settings.url === source.settings.url ? [] : countAnew(JOBS, id)),
          ...checkAgain(JOBS, id, now),
        ]);
      });
      return { data: await show(JOBS, id) };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.readSource,
    async ({ bindings, body: { dryRun }, now, ...call }) => {
      const id = readIdParameter(call);
      const source = await loadSource(bindings.JOBS, id);
      const reading = dryRun ? previewSource(bindings, source, now) : readSource(bindings, id, now);
      return { data: (await orRefuse(reading)) ?? null };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.changeSource,
    async ({ bindings, body: { action }, now, ...call }) => {
      const { JOBS } = bindings;
      const id = readIdParameter(call);
      const source = await loadSource(JOBS, id);
      if (action === 'approve') {
        const jobs = await loadSourceJobs(JOBS, id);
        const open = jobs.filter(({ status, closed }) => status === 'open' && !closed).length;
        const isEmpty = source.emptyReadings > 0;
        if (!source.held && !isEmpty) {
          throw new HttpError(
            409,
            'nothing_to_approve',
            `Nothing waits for you: ${source.problem ?? 'the last list was accepted.'}`,
          );
        }
        const held = {
          ...(source.held ?? { at: now, missing: open, open }),
          ...(isEmpty && { missing: open }),
          approved: true,
        };
        await audit(bindings, id, 'approved', now, [
          JOBS.prepare('UPDATE source SET held = ?2, next_read_at = ?3 WHERE id = ?1').bind(
            ...[id, JSON.stringify(held), now],
          ),
        ]);
      } else {
        const values = action === 'pause' ? [id] : [id, now];
        const past = { pause: 'paused', resume: 'resumed' }[action];
        await audit(bindings, id, past, now, [JOBS.prepare(ACTIONS[action]).bind(...values)]);
      }
      return { data: await show(JOBS, id) };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.removeSource,
    async ({ bindings, body, now, ...call }) => {
      const id = readIdParameter(call);
      const known = await bindings.JOBS.prepare('SELECT 1 FROM source WHERE id = ?')
        .bind(id)
        .first();
      if (!known) return { data: { removed: false, closing: 0 } };
      const closing = await whileUnread(bindings.JOBS, id, now, async () => {
        const jobs = body.closeJobs ? await closeJobs(bindings, id, now) : 0;
        await audit(bindings, id, 'removed', now, [
          bindings.JOBS.prepare('DELETE FROM source WHERE id = ?').bind(id),
        ]);
        return jobs;
      });
      return { data: { removed: true, closing } };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.releaseFields,
    async ({ bindings, body: { fid, fields }, now, ...call }) => {
      const id = readIdParameter(call);
      const data = await whileUnread(bindings.JOBS, id, now, () =>
        releaseFields(bindings, id, fid, fields, now),
      );
      return { data };
    },
    PRODUCT_CALL,
  );
};
