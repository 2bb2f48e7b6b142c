import type { ReactNode } from 'react';
import { CachedMarkup } from '../../components/cached-markup.tsx';
import { FIRST_ROWS } from '../../components/company-logo.tsx';
import { Link } from '../../components/link.tsx';
import { RelativeDay } from '../../components/relative-day.tsx';
import { Styles } from '../../components/styles.tsx';
import { EMPLOYMENT_TYPES, WORKPLACES } from '../../contracts/enums.ts';
import type { Highlight, JobHit, JobSummary } from '../../contracts/job.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { createLanguageAttributes, detectLanguage } from '../../lib/words/detect-language.ts';
import {
  formatDay,
  formatDistance,
  formatPlaces,
  formatRelativeDay,
  formatSalary,
} from '../../lib/words/format.ts';
import { EmployerLogo, EmployerName } from './employer-name.tsx';

const marked = (highlight: Highlight): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
  highlight.map(({ text, match }, i) => (match ? <mark key={i}>{text}</mark> : text));

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSES_SOON_DAYS = 4;

const toDayNumber = (ms: number): number => Math.floor(ms / DAY_MS);

/**
 * True if only a few days are left to apply. Counts whole UTC days, so that a rendered page remains
 * correct for a day.
 */
export const closesSoon = ({ validThrough }: JobSummary, now: number): boolean =>
  validThrough !== null &&
  toDayNumber(Date.parse(validThrough)) - toDayNumber(now) < CLOSES_SOON_DAYS;

/** A job in a list. */
export const JobRow = (props: {
  job: JobSummary & Partial<Pick<JobHit, 'highlights' | 'distanceKm'>>;
  now: number;
  heading?: 'h2' | 'h3';
  /** True if the row is above the fold. */
  isFirst?: boolean;
  /** True if the list is on the employer's own page, which already shows the employer's name. */
  isAtEmployer?: boolean;
}) => {
  const { job, now, heading: Heading = 'h2', isFirst, isAtEmployer } = props;
  const salary = formatSalary(job);
  const places = formatPlaces(job);
  const distance = formatDistance(job.distanceKm ?? 0);
  const language = detectLanguage(job.excerpt);
  return (
    <article className="row row-job" aria-label={job.title}>
      {!isAtEmployer && <EmployerLogo job={job} isFirst={isFirst} />}
      <div className="row-body">
        <Heading>
          <Link to={job.path} {...createLanguageAttributes(job.title, language)}>
            {job.highlights ? marked(job.highlights.title) : job.title}
          </Link>
        </Heading>
        <p className="row-meta">
          {!isAtEmployer && (
            <span className="employer">
              <EmployerName job={job} />
            </span>
          )}
          {places && <span>{places}</span>}
          {distance && <span>{distance}</span>}
          {job.workplace && <span>{WORKPLACES[job.workplace]}</span>}
          <span>{EMPLOYMENT_TYPES[job.employmentType]}</span>
        </p>
        {job.excerpt && (
          <p className="row-text" {...createLanguageAttributes(job.excerpt, language)}>
            {job.highlights ? marked(job.highlights.excerpt) : job.excerpt}
          </p>
        )}
      </div>
      <p className="row-side">
        {salary ? <span className="row-pay">{salary}</span> : <span>Pay not stated</span>}
        <RelativeDay at={job.publishedAt} now={now} />
        {closesSoon(job, now) && (
          <mark title={formatDay(job.validThrough as string)}>
            {`Closes ${formatRelativeDay(job.validThrough as string, now)}`}
          </mark>
        )}
      </p>
    </article>
  );
};

/** A list of jobs. */
export const JobRoll = async (props: {
  jobs: readonly (JobSummary & Partial<Pick<JobHit, 'highlights' | 'distanceKm'>>)[];
  now: number;
  heading?: 'h2' | 'h3';
  /** True if the list is at the top of its page. */
  isFirst?: boolean;
  isAtEmployer?: boolean;
}) => {
  const { jobs, now, isFirst, ...row } = props;
  // The site frame contains the agency's name and logo, which may replace the employer's.
  const frame = await loadFrame();
  const day = Math.floor(now / DAY_MS);
  return (
    <>
      <Styles of={['own-jobs']} />
      <ul className="roll">
        {jobs.map((job, i) => {
          const onFirstScreen = Boolean(isFirst) && i < FIRST_ROWS;
          const variant = [day, closesSoon(job, now), onFirstScreen, row.heading, row.isAtEmployer];
          return (
            <CachedMarkup as="li" key={job.fid} of={[job, frame]} by={variant.join()}>
              {() => <JobRow {...row} job={job} now={now} isFirst={onFirstScreen} />}
            </CachedMarkup>
          );
        })}
      </ul>
    </>
  );
};
