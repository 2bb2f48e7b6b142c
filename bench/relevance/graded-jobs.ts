import type { D1Database } from '@cloudflare/workers-types';
import type { GradedJob } from './grade.ts';

/** Reads the open jobs in a database, with the fields that the grading rules use. */
export const readGradedJobs = async (db: D1Database): Promise<GradedJob[]> => {
  const { results } = await db
    .prepare(
      `SELECT fid, title, job.category, workplace, employment_type, seniority, requisition_id,
         iif(employer_visibility = 'named', company.slug, '') AS company, job.skills, job.locations, remote_country_codes
       FROM job JOIN company ON company.id = job.company_id WHERE job.status = 'open'`,
    )
    .all<Record<string, string>>();
  return results.map((row) => {
    const places = JSON.parse(row.locations ?? '[]') as {
      displayName: string;
      countryCode: string;
      region: string | null;
    }[];
    return {
      fid: row.fid ?? '',
      title: row.title ?? '',
      skills: JSON.parse(row.skills ?? '[]'),
      category: row.category ?? '',
      workplace: row.workplace ?? null,
      employmentType: row.employment_type ?? '',
      seniority: row.seniority ?? null,
      company: row.company ?? '',
      requisitionId: row.requisition_id ?? null,
      towns: places.map(({ displayName }) => displayName.split(',', 1)[0] ?? ''),
      countries: [
        ...places.map(({ countryCode }) => countryCode),
        ...(JSON.parse(row.remote_country_codes ?? '[]') as string[]),
      ],
      regions: places.flatMap(({ region }) => region ?? []),
    };
  });
};
