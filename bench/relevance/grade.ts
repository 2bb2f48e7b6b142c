import { WORKS, type WorkName } from './works.ts';

/** The fields of a job that the grading rules use. */
export interface GradedJob {
  readonly fid: string;
  readonly title: string;
  readonly skills: readonly string[];
  readonly category: string;
  readonly workplace: string | null;
  readonly employmentType: string;
  readonly seniority: string | null;
  readonly company: string;
  readonly requisitionId: string | null;
  /**
   * Town names without their region and country, such as `Portland` for `Portland, OR, United
   * States`.
   */
  readonly towns: readonly string[];
  /**
   * ISO 3166-1 and 3166-2 codes of the job's places and of the countries where its remote work is
   * allowed.
   */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

/** Conditions other than the kind of work. A job must match at least one value in each list. */
export interface Facts {
  readonly workplace?: readonly string[];
  readonly employmentType?: readonly string[];
  readonly seniority?: readonly string[];
  readonly category?: readonly string[];
  readonly company?: readonly string[];
  readonly towns?: readonly string[];
  readonly regions?: readonly string[];
  readonly countries?: readonly string[];
}

export interface Expected extends Facts {
  readonly work?: WorkName;
  /**
   * A tool or subject. A job gets grade 3 if its title contains it, or grade 2 if its skills do.
   */
  readonly skill?: RegExp;
  /** The fid or requisition id of the only right job. */
  readonly job?: string;
  /** Jobs that match these conditions are wrong results. */
  readonly not?: Expected;
  /** Alternative conditions. A job gets the best grade that any of them gives it. */
  readonly either?: readonly Expected[];
}

/** Jobs with grades 2 and 3 count as right. */
export const RIGHT = 2;

// In a title, any text after a colon describes the job and is not part of its name.
const parseJobName = (title: string): string => title.split(': ', 1)[0] ?? title;

const gradeWork = (name: WorkName, job: GradedJob): number => {
  const title = parseJobName(job.title);
  const { is, also, near, not } = WORKS[name] as (typeof WORKS)[WorkName] & {
    also?: RegExp;
    near?: RegExp;
    not?: RegExp;
  };
  if (not?.test(title)) return 0;
  if (is.test(title)) return 3;
  if (also?.test(title)) return 2;
  return near?.test(title) ? 1 : 0;
};

const gradeSubject = ({ work, skill, job: id }: Expected, job: GradedJob): number => {
  if (id !== undefined) return id === job.fid || id === job.requisitionId ? 3 : 0;
  const workGrade = work ? gradeWork(work, job) : 3;
  const skillGrade =
    !skill || skill.test(job.title) ? 3 : job.skills.some((one) => skill.test(one)) ? 2 : 0;
  return Math.min(workGrade, skillGrade);
};

const includesAny = (
  wanted: readonly string[] | undefined,
  has: readonly (string | null)[],
): boolean => !wanted || wanted.some((one) => has.includes(one));

/**
 * Grades a job from 0 to 3 based only on its fields. A job that fails a condition gets at most
 * grade 1 (near).
 */
export const gradeJob = (wanted: Expected, job: GradedJob): number => {
  if (wanted.not && gradeJob(wanted.not, job) >= RIGHT) return 0;
  if (wanted.either) return Math.max(...wanted.either.map((one) => gradeJob(one, job)));
  const subject = gradeSubject(wanted, job);
  const isNamed = wanted.work !== undefined || wanted.skill !== undefined;
  const facts = [
    includesAny(wanted.workplace, [job.workplace]),
    includesAny(wanted.employmentType, [job.employmentType]),
    includesAny(wanted.seniority, [job.seniority]),
    includesAny(wanted.category, [job.category]),
    includesAny(wanted.company, [job.company]),
    includesAny(wanted.towns, job.towns),
    includesAny(wanted.regions, job.regions),
    includesAny(wanted.countries, job.countries),
  ];
  if (facts.every(Boolean)) return subject;
  return isNamed ? Math.min(subject, 1) : 0;
};
