import * as endpoints from '../../../src/contracts/endpoints.ts';
import { IMPORT_BODY_MAX_BYTES, IMPORT_MAX_ROWS } from '../../../src/contracts/ops.ts';
import { restAfter } from '../../backend/budget.ts';
import type { Handlers } from '../../backend/call.ts';
import { isBeingWritten, writeImports } from '../../backend/imports/write-imports.ts';
import { purgeNote } from '../../cache/purge-pages.ts';
import { isEuPayRequired } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { readIdParameter, registerOperatorCall } from '../register-operator-call.ts';
import { checkCompanies } from './check-companies.ts';
import { checkJobs } from './check-jobs.ts';
import { beginWriting, loadImport, summarize } from './import-state.ts';
import { countRows, createImport, deleteImport, stageRows } from './import-store.ts';
import { createRuleCounter } from './rule-counter.ts';
import { surveyImport } from './survey-import.ts';

export const addImportRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.beginImport,
    async ({ bindings, now }) => ({ data: { id: await createImport(bindings.JOBS, now) } }),
    { isOfProduct: true, status: 201 },
  );
  registerOperatorCall(
    app,
    endpoints.addImportRows,
    async ({ bindings, body: { kind, rows }, now, ...call }) => {
      const { JOBS } = bindings;
      const id = readIdParameter(call);
      if ((await countRows(JOBS, id)) + rows.length > IMPORT_MAX_ROWS) {
        throw new HttpError(
          422,
          'too_many_rows',
          `An import can have at most ${IMPORT_MAX_ROWS.toLocaleString('en')} rows. Split it into several imports.`,
        );
      }
      const rules = createRuleCounter();
      const { staged, problems } =
        kind === 'company'
          ? await checkCompanies(JOBS, id, rows, rules)
          : await checkJobs(
              JOBS,
              id,
              rows,
              { now, isEuPayRequired: isEuPayRequired(bindings) },
              rules,
            );
      await restAfter(await stageRows(JOBS, id, kind, staged));
      return { data: { problems, rules: rules.list() } };
    },
    { isOfProduct: true, bodyMaxBytes: IMPORT_BODY_MAX_BYTES },
  );
  registerOperatorCall(
    app,
    endpoints.applyImport,
    async ({ bindings, body: { dryRun }, context, now, ...call }) => {
      const { JOBS } = bindings;
      const id = readIdParameter(call);
      if (dryRun) {
        const known = await loadImport(JOBS, id);
        const isStarted = known.state !== 'checking';
        return { data: isStarted ? known : summarize(await surveyImport(JOBS, id)) };
      }
      await beginWriting(JOBS, id, now);
      const isBusy = await isBeingWritten(JOBS, now);
      const turn = isBusy ? undefined : await writeImports(bindings, context.execution, Date.now);
      const purgeState = turn?.purges.has('waiting') ? 'waiting' : 'done';
      return { data: { ...(await loadImport(JOBS, id)), ...purgeNote(purgeState) } };
    },
    { isOfProduct: true },
  );
  registerOperatorCall(
    app,
    endpoints.getImport,
    async ({ bindings, ...call }) => ({
      data: await loadImport(bindings.JOBS, readIdParameter(call)),
    }),
    { isOfProduct: true },
  );
  registerOperatorCall(app, endpoints.dropImport, async ({ bindings, now, ...call }) => ({
    data: { dropped: await deleteImport(bindings.JOBS, readIdParameter(call), now) },
  }));
};
