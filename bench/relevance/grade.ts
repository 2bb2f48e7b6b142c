import { WORKS, type WorkName } from './works.ts';

/** The fields of a job that rules look at. */
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
  /** Towns as their places begin, `Portland` of `Portland, OR, United States`. */
  readonly towns: readonly string[];
  /** ISO 3166-1 and 3166-2, of places and of where remote work is allowed. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

/** What is asked for beside the work; of each list a job has at least one. */
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
  /** A job that is right for this is wrong. */
  readonly not?: Wanted;
  /** As good as its best. */
  readonly either?: readonly Wanted[];
}

/** Right is 2 and 3. */
export const RIGHT = 2;

// What stands behind a colon tells of the job, not what it is called.
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

/** From 0 to 3, by the job's fields alone. Who misses a fact that was asked for is near at most. */
export const gradeOf = (wanted: Wanted, job: GradedJob): number => {
  if (wanted.not && gradeOf(wanted.not, job) >= RIGHT) return 0;
  if (wanted.either) return Math.max(...wanted.either.map((one) => gradeOf(one, job)));
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
