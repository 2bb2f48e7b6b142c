import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { FirstAnswerNote } from '../../components/first-answer-note.tsx';
import { Link } from '../../components/link.tsx';
import { RelativeDay } from '../../components/relative-day.tsx';
import { Share } from '../../components/share.tsx';
import { Styles } from '../../components/styles.tsx';
import type { Job } from '../../contracts/job.ts';
import { createLanguageAttributes, detectLanguage } from '../../lib/words/detect-language.ts';
import { findFirstAnswer } from '../../lib/words/first-answer.ts';
import { formatDay, formatPlaces, formatRelativeDay } from '../../lib/words/format.ts';
import { jobFacts } from '../../lib/words/job-facts.ts';
import { companyPath, jobsPath } from '../../routes/hrefs.ts';
import { ApplySection } from '../apply/apply-section.tsx';
import { SaveButton } from '../saved/save-button.tsx';
import { EmployerLogo } from './employer-name.tsx';
import { AlertLink, hasJobAlerts } from './follow-search.tsx';
import { closesSoon, JobRoll } from './job-row.tsx';
import { ReportLink } from './report/report-link.tsx';

export const JobView = (props: {
  job: Job;
  /** The employer's displayed name. */
  employer: string;
  /** Whether the job is not published yet, so that it can be neither applied for nor shared. */
  isDraft: boolean;
  url: string;
  now: number;
}) => {
  const { job, employer, isDraft, url, now } = props;
  const isOpen = job.status === 'open';
  const places = formatPlaces(job);
  const language = detectLanguage(job.descriptionPlain);
  return (
    <>
      <Styles of={['prose', 'jobs', 'own-jobs']} />
      <Breadcrumbs
        trail={[
          { label: 'Jobs', href: '/jobs' },
          ...(job.company
            ? [{ label: job.company.name, href: companyPath(job.company.slug) }]
            : [{ label: employer }]),
        ]}
      />
      <article className={isOpen ? 'job' : 'job job-closed'}>
        <header className="job-head">
          <EmployerLogo job={job} large />
          <div>
            <h1 {...createLanguageAttributes(job.title, language)}>{job.title}</h1>
            <p className="lead row-meta">
              <span className="employer">
                {job.company ? (
                  <Link to={companyPath(job.company.slug)}>{job.company.name}</Link>
                ) : (
                  employer
                )}
              </span>
              {places && <span>{places}</span>}
            </p>
          </div>
        </header>
        {!isOpen && job.closedAt && (
          <p className="notice">
            <strong>Closed on {formatDay(job.closedAt)}.</strong> This job no longer accepts
            applications. {job.similar.length > 0 && <a href="#similar">See similar jobs.</a>}{' '}
            {hasJobAlerts() && (
              <AlertLink
                query={{
                  q: job.title,
                  location: job.locations.slice(0, 1).map(({ displayName }) => displayName),
                }}
              >
                Email me jobs like this.
              </AlertLink>
            )}
          </p>
        )}
        <aside className="job-aside" aria-label="Job summary">
          {isOpen && (
            <a className="button" href="#apply">
              Apply for this job
            </a>
          )}
          <JobFacts job={job} now={now} />
          {!isDraft && (
            <div className="stack">
              <SaveButton />
              <Share what="job" title={job.title} url={url} />
              {isOpen && <ReportLink fid={job.fid} />}
            </div>
          )}
        </aside>
        <div className="stack job-body">
          {job.descriptionHtml ? (
            // Sanitised before it was stored: contains only a few plain elements, without attributes
            // (see docs/decisions).
            <div
              className="prose"
              {...createLanguageAttributes(job.descriptionPlain, language)}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it is stored.
              dangerouslySetInnerHTML={{ __html: job.descriptionHtml }}
            />
          ) : (
            <p>
              {job.applicationUrl ? (
                <a href={job.applicationUrl} rel="nofollow noopener">
                  Read the full description of this job on the employer’s site.
                </a>
              ) : (
                'This job has no description yet.'
              )}
            </p>
          )}
          {job.skills.length > 0 && (
            <section className="job-skills" aria-labelledby="skills">
              <h2 id="skills">Skills</h2>
              <ul className="chips" {...createLanguageAttributes(job.skills.join(), language)}>
                {job.skills.map((skill) => (
                  <li key={skill}>
                    <Link className="chip" to={jobsPath({ q: skill })} dir="auto">
                      {skill}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {isOpen && (
            <p className="job-apply">
              <a className="button" href="#apply">
                Apply for this job
              </a>
            </p>
          )}
        </div>
        {isOpen && <ApplySection job={job} isDraft={isDraft} />}
      </article>
      {job.similar.length > 0 && (
        <section className="section" id="similar">
          <h2>Similar jobs</h2>
          <JobRoll jobs={job.similar} now={now} heading="h3" />
        </section>
      )}
    </>
  );
};

const JobFacts = ({ job, now }: { job: Job; now: number }) => {
  const facts = jobFacts(job);
  const { validThrough, confirmedAt } = job;
  const firstAnswer = job.status === 'open' ? findFirstAnswer(job) : null;
  // Job facts that are not rendered as plain text.
  const shown: Readonly<Record<string, ReactNode>> = {
    Salary: <mark>{facts.Salary}</mark>,
    Published: <RelativeDay at={job.publishedAt} now={now} />,
    'Confirmed open': confirmedAt && <RelativeDay at={confirmedAt} now={now} />,
    'Apply by': validThrough && (
      <>
        <time dateTime={validThrough}>{facts['Apply by']}</time>{' '}
        {closesSoon(job, now) && <mark>{formatRelativeDay(validThrough, now)}</mark>}
      </>
    ),
  };
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{shown[name] ?? words}</dd>
        </div>
      ))}
      {firstAnswer && (
        <div>
          <dt>First answer</dt>
          <dd>
            <FirstAnswerNote firstAnswer={firstAnswer} />
          </dd>
        </div>
      )}
    </dl>
  );
};
