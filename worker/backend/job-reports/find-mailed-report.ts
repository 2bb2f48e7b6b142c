import type { MailedReport } from '../../mail/templates.ts';
import type { MailContext } from '../events/render-event-mails.ts';
import { findJobPaths } from '../jobs/repository.ts';

/** A report as the operators are mailed it; undefined if it was resolved or erased. */
export const findMailedReport = async (
  { db, jobs, siteUrl, now }: MailContext,
  id: string,
): Promise<MailedReport | undefined> => {
  const report = await db
    .prepare(
      `SELECT job_fid AS fid, job_title AS title, reason,
         (SELECT count(*) FROM job_report AS other
          WHERE other.job_fid = job_report.job_fid AND other.resolved_at IS NULL) AS open
       FROM job_report WHERE id = ? AND resolved_at IS NULL`,
    )
    .bind(id)
    .first<Omit<MailedReport, 'jobUrl'>>();
  if (!report) return undefined;
  const path = (await findJobPaths(jobs, [report.fid], now)).get(report.fid);
  return { ...report, jobUrl: path ? `${siteUrl}${path}` : null };
};
