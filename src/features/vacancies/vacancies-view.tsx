import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Link } from '../../components/link.tsx';
import { RelativeDay } from '../../components/relative-day.tsx';
import { Styles } from '../../components/styles.tsx';
import { answerVacancy } from '../../contracts/endpoints/vacancies.ts';
import type { Vacancy } from '../../contracts/site/vacancies.ts';
import { endpointUrl } from '../../lib/api/client.ts';
import { returnedForm } from '../../lib/runtime.ts';
import { formatDay } from '../../lib/words/format.ts';
import type { SiteHref } from '../../routes/hrefs.ts';

/**
 * Asks an employer's contact whether each of its jobs is still open. The forms are plain and need no
 * JavaScript.
 */
export const VacanciesView = (props: {
  id: string;
  jobs: readonly Vacancy[];
  link: string;
  /** The site's email address. */
  email: string;
  now: number;
}) => {
  const { id, jobs, link, email, now } = props;
  const call = { params: { id }, query: { link } };
  const action = `/${endpointUrl(answerVacancy, call)}`;
  const errors = returnedForm(action.split('?', 1).join(''))?.errors;
  const asked = jobs.filter(({ state }) => state === 'asked').length;
  return (
    <div className="stack">
      <Styles of={['contact']} />
      <div className="stack">
        <h1>Are these jobs still open?</h1>
        <p className="lead">{describe(jobs.length, asked)} Anyone with this link can answer.</p>
        <ErrorSummary errors={Object.entries(errors ?? {})} takesFocus />
      </div>
      {jobs.map((job) => (
        <VacancySection key={job.fid} job={job} action={action} email={email} now={now} />
      ))}
    </div>
  );
};

const describe = (all: number, asked: number): string => {
  if (all === 0) return 'We aren’t asking you about any jobs at the moment.';
  if (asked === 0) return 'Thank you. You’ve answered for all of them.';
  return 'One click per job is enough.';
};

/** A job that a contact is asked about, with the buttons that answer. */
export const VacancySection = (props: {
  job: Vacancy;
  action: string;
  email: string;
  now: number;
}) => {
  const { job, action, email, now } = props;
  const { fid, title, company, path, state, publishedAt, confirmedAt, closedAt } = job;
  const answer = (value: 'open' | 'closed', label: string, isMain = false) => (
    <button
      className={isMain ? 'button' : 'button button-quiet'}
      type="submit"
      name="answer"
      value={value}
    >
      {label}
    </button>
  );
  return (
    <article className="contact panel stack" id={`job-${fid}`} aria-labelledby={`title-${fid}`}>
      <h2 id={`title-${fid}`} dir="auto">
        {path ? <Link to={path as SiteHref}>{title}</Link> : title}
      </h2>
      <p>
        <bdi>{company}</bdi>
        {state === 'asked' && publishedAt && (
          <>
            , published <RelativeDay at={publishedAt} now={now} />
          </>
        )}
        {state === 'confirmed' && confirmedAt && (
          <>
            , confirmed open <RelativeDay at={confirmedAt} now={now} />
          </>
        )}
      </p>
      {state === 'closed' ? (
        <p className="notice">
          <strong>{closedAt ? `Closed on ${formatDay(closedAt)}.` : 'Closed.'}</strong> Nobody can
          apply any more. If that was a mistake, write to <a href={`mailto:${email}`}>{email}</a>,
          and we’ll open it again.
        </p>
      ) : (
        <form className="plain-form" method="post" action={action}>
          <input type="hidden" name="fid" value={fid} />
          <div className="form-actions">
            {state === 'asked' && answer('open', 'Still open', true)}
            {answer('closed', 'Filled or closed')}
          </div>
        </form>
      )}
    </article>
  );
};
