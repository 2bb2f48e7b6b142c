import { WORKS, type WorkName } from './works.ts';

/** The fields of a job that rules read. */
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
  /** Names of towns without region and country: `Portland` of `Portland, OR, United States`. */
  readonly towns: readonly string[];
  /** ISO 3166-1 and 3166-2, of places and of the countries that remote work is allowed from. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

/** Conditions besides the work; a job must match one value of each list. */
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

export interface Wanted extends Facts {
  readonly work?: WorkName;
  /** A tool or subject: in the title it is grade 3, among the skills 2. */
  readonly skill?: RegExp;
  /** Exactly this job, by its fid or requisition. */
  readonly job?: string;
  /** A job that matches this is wrong. */
  readonly not?: Wanted;
  /** The best grade of these applies. */
  readonly either?: readonly Wanted[];
}

/** Grades 2 and 3 are right. */
export const RIGHT = 2;

// The text after a colon describes the job and is not its name.
const nameOf = (title: string): string => title.split(': ', 1)[0] ?? title;

const gradeOfWork = (name: WorkName, job: GradedJob): number => {
  const title = nameOf(job.title);
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

const gradeOfSubject = ({ work, skill, job: id }: Wanted, job: GradedJob): number => {
  if (id !== undefined) return id === job.fid || id === job.requisitionId ? 3 : 0;
  const ofWork = work ? gradeOfWork(work, job) : 3;
  const ofSkill =
    !skill || skill.test(job.title) ? 3 : job.skills.some((one) => skill.test(one)) ? 2 : 0;
  return Math.min(ofWork, ofSkill);
};

const holds = (wanted: readonly string[] | undefined, has: readonly (string | null)[]): boolean =>
  !wanted || wanted.some((one) => has.includes(one));

/** Grades a job from 0 to 3 by its fields alone. A job that misses a condition is near at most. */
export const gradeJob = (wanted: Wanted, job: GradedJob): number => {
  if (wanted.not && gradeJob(wanted.not, job) >= RIGHT) return 0;
  if (wanted.either) return Math.max(...wanted.either.map((one) => gradeJob(one, job)));
  const subject = gradeOfSubject(wanted, job);
  const isNamed = wanted.work !== undefined || wanted.skill !== undefined;
  const facts = [
    holds(wanted.workplace, [job.workplace]),
    holds(wanted.employmentType, [job.employmentType]),
    holds(wanted.seniority, [job.seniority]),
    holds(wanted.category, [job.category]),
    holds(wanted.company, [job.company]),
    holds(wanted.towns, job.towns),
    holds(wanted.regions, job.regions),
    holds(wanted.countries, job.countries),
  ];
  if (facts.every(Boolean)) return subject;
  return isNamed ? Math.min(subject, 1) : 0;
};
