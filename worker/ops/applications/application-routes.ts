import * as endpoints from '../../../src/contracts/endpoints.ts';
import { requestMove, undoMove } from '../../backend/applications/pending-moves.ts';
import type { Handlers } from '../../backend/call.ts';
import { describeListPage } from '../../backend/list-records.ts';
import { isoDateOrNull } from '../../http/iso-date.ts';
import { noteReading } from '../note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from '../register-operator-call.ts';
import { findApplication } from './application-detail.ts';
import {
  APPLICATION_COLUMNS,
  applicationCells,
  searchApplications,
  streamApplications,
} from './application-records.ts';
import { attachment } from './attachment.ts';
import { exportFile } from './export-file.ts';

const PRODUCT_CALL = { isOfProduct: true };

/**
 * Adds the operators' routes for applications. Each read of personal data is recorded in the audit
 * log.
 */
export const addApplicationRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.searchApplications,
    async ({ bindings: { PEOPLE }, body, url, now }) => {
      const found = await searchApplications(PEOPLE, body, body);
      await noteReading(PEOPLE, 'applications.listed', 'applications', now, {
        shown: found.rows.length,
      });
      return { data: found.rows, ...describeListPage(url, body, found) };
    },
    PRODUCT_CALL,
  );

  registerOperatorCall(
    app,
    endpoints.exportApplications,
    async ({ bindings: { PEOPLE }, body, now }) => {
      await noteReading(PEOPLE, 'applications.exported', 'applications', now, {
        format: body.format,
        job: body.job,
        status: body.status.join(','),
      });
      return exportFile(streamApplications(PEOPLE, body), {
        name: 'applications',
        format: body.format,
        columns: APPLICATION_COLUMNS,
        cellsOf: applicationCells,
      });
    },
    PRODUCT_CALL,
  );

  registerOperatorCall(
    app,
    endpoints.readApplication,
    async ({ bindings: { PEOPLE }, now, ...call }) => {
      const application = found(
        await findApplication(PEOPLE, readIdParameter(call)),
        'application',
      );
      await noteReading(PEOPLE, 'application.read', application.id, now);
      return { data: application };
    },
    PRODUCT_CALL,
  );

  registerOperatorCall(
    app,
    endpoints.downloadResume,
    async ({ bindings: { PEOPLE, FILES }, now, ...call }) => {
      const id = readIdParameter(call);
      const row = found(
        await PEOPLE.prepare('SELECT resume_key, resume_name FROM application WHERE id = ?')
          .bind(id)
          .first<{ resume_key: string | null; resume_name: string }>(),
        'application',
      );
      const file = found(row.resume_key ? await FILES.get(row.resume_key) : null, 'resume');
      await noteReading(PEOPLE, 'resume.read', id, now);
      return attachment(file, row.resume_name);
    },
    PRODUCT_CALL,
  );

  registerOperatorCall(
    app,
    endpoints.moveApplicationTo,
    async ({ bindings, body: { to, ...mail }, now, ...call }) => {
      const result = await requestMove(bindings, readIdParameter(call), to, mail, now);
      return { data: { ...result, effectiveAt: isoDateOrNull(result.effectiveAt) } };
    },
    PRODUCT_CALL,
  );

  registerOperatorCall(
    app,
    endpoints.undoApplicationMove,
    async ({ bindings, now, ...call }) => ({
      data: await undoMove(bindings, readIdParameter(call), now),
    }),
    PRODUCT_CALL,
  );
};
