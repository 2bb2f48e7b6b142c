import * as endpoints from '../../../src/contracts/endpoints.ts';
import { IMPORT_BODY_MAX_BYTES, IMPORT_MAX_ROWS } from '../../../src/contracts/ops.ts';
import type { Handlers } from '../../backend/call.ts';
import { announceJobs } from '../../backend/events/announce-jobs.ts';
import { purgeCollected, purgeNote } from '../../cache/purge-pages.ts';
import { HttpError } from '../../http/http-error.ts';
import { idOf, serveOperator } from '../serve-operator.ts';
import { applyImport } from './apply-import.ts';
import { checkCompanies } from './check-companies.ts';
import { checkJobs } from './check-jobs.ts';
import { countRows, createImport, deleteImport, requireImport, stageRows } from './import-store.ts';

export const addImportRoutes = (app: Handlers): void => {
  serveOperator(
    app,
    endpoints.beginImport,
    async ({ bindings, now }) => ({ data: { id: await createImport(bindings.DB, now) } }),
    { isOfProduct: true, status: 201 },
  );
  serveOperator(
    app,
    endpoints.addImportRows,
    async ({ bindings: { DB }, body: { kind, rows }, now, ...call }) => {
      const id = idOf(call);
      await requireImport(DB, id);
      if ((await countRows(DB, id)) + rows.length > IMPORT_MAX_ROWS) {
        throw new HttpError(
          422,
          'too_many_rows',
          `An import takes at most ${IMPORT_MAX_ROWS.toLocaleString('en')} rows. Cut the file into several.`,
        );
      }
      const { staged, problems } =
        kind === 'company'
          ? await checkCompanies(DB, id, rows)
          : await checkJobs(DB, id, rows, now);
      await stageRows(DB, id, kind, staged);
      return { data: { problems } };
    },
    { isOfProduct: true, bodyMaxBytes: IMPORT_BODY_MAX_BYTES },
  );
  serveOperator(
    app,
    endpoints.applyImport,
    async ({ bindings, body, context, now, ...call }) => {
      const { DB } = bindings;
      const id = idOf(call);
      await requireImport(DB, id);
      const { written, isHiding: _, ...data } = await applyImport(DB, id, body, now);
      const outcome = data.applied ? await purgeCollected(context.execution, bindings) : 'nothing';
      await announceJobs(bindings, written, now);
      return { data: { ...data, ...purgeNote(outcome) } };
    },
    { isOfProduct: true },
  );
  serveOperator(app, endpoints.dropImport, async ({ bindings, ...call }) => ({
    data: { dropped: await deleteImport(bindings.DB, idOf(call)) },
  }));
};
