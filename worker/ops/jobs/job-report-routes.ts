import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import {
  type JobReport,
  type JobReportListQuerySchema,
  REPORT_STATES,
} from '../../../src/contracts/site/job-report.ts';
import { auditStatement } from '../../backend/audit-log.ts';
import type { Handlers } from '../../backend/call.ts';
import { describeListPage, type Listed, listRecords } from '../../backend/list-records.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import { noteReading } from '../note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from '../register-operator-call.ts';

type Row = Omit<JobReport, 'state' | 'createdAt' | 'resolvedAt'> & {
  createdAt: number;
  resolvedAt: number | null;
};

const COLUMNS = `job_report.id, job_fid AS job, job_title AS title, reason, details, email,
  created_at AS createdAt, resolved_at AS resolvedAt, note`;

const reshape = (row: Row): JobReport => ({
  ...row,
  state: row.resolvedAt === null ? 'new' : 'resolved',
  createdAt: isoDate(row.createdAt),
  resolvedAt: isoDateOrNull(row.resolvedAt),
});

const IN_STATE = { '': 'TRUE', new: 'resolved_at IS NULL', resolved: 'resolved_at IS NOT NULL' };

const listReports = async (
  db: D1Database,
  { state, job, ...paging }: v.InferOutput<typeof JobReportListQuerySchema>,
): Promise<Listed<JobReport>> => {
  const listed = await listRecords<Row>(
    db,
    { columns: COLUMNS, joins: 'JOIN job_report ON job_report.id = page.id' },
    {
      sql: `SELECT created_at AS at, id FROM job_report
        WHERE ${IN_STATE[state]}${job ? ' AND job_fid = ?' : ''}`,
      values: job ? [job] : [],
      order: ['at', 'id'],
    },
    paging,
    job ? undefined : { kind: 'job_report', states: state ? [state] : REPORT_STATES },
  );
  return { ...listed, rows: listed.rows.map(reshape) };
};

const resolveReport = async (
  db: D1Database,
  id: string,
  note: string,
  now: number,
): Promise<{ resolvedAt: string; changed: boolean } | undefined> => {
  const [resolved, , report] = await db.batch<{ resolvedAt: number }>([
    db
      .prepare(
        'UPDATE job_report SET resolved_at = ?, note = ? WHERE id = ? AND resolved_at IS NULL',
      )
      .bind(now, note, id),
    auditStatement(db, { actor: 'operator', action: 'job-report.resolved', subject: id }, now, {
      sql: 'changes() = 1',
      values: [],
    }),
    db.prepare('SELECT resolved_at AS resolvedAt FROM job_report WHERE id = ?').bind(id),
  ]);
  const row = report?.results[0];
  return (
    row && {
      resolvedAt: isoDate(row.resolvedAt),
      changed: (resolved?.meta.changes ?? 0) > 0,
    }
  );
};

/** Adds the operators' routes for visitors' reports of jobs. */
export const addJobReportRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.listJobReports, async ({ bindings, query, url, now }) => {
    const page = await listReports(bindings.PEOPLE, query);
    await noteReading(bindings.PEOPLE, 'job-reports.listed', 'job-reports', now, {
      shown: page.rows.length,
    });
    return { data: page.rows, ...describeListPage(url, query, page) };
  });
  registerOperatorCall(app, endpoints.readJobReport, async ({ bindings, now, ...call }) => {
    const { PEOPLE } = bindings;
    const id = readIdParameter(call);
    const row = await PEOPLE.prepare(`SELECT ${COLUMNS} FROM job_report WHERE id = ?`)
      .bind(id)
      .first<Row>();
    const report = reshape(found(row, 'report'));
    await noteReading(PEOPLE, 'job-report.read', id, now);
    return { data: report };
  });
  registerOperatorCall(
    app,
    endpoints.resolveJobReport,
    async ({ bindings, body, now, ...call }) => {
      const resolved = await resolveReport(bindings.PEOPLE, readIdParameter(call), body.note, now);
      return { data: found(resolved, 'report') };
    },
  );
};
