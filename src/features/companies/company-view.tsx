import type * as v from 'valibot';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { FirstAnswerNote } from '../../components/first-answer-note.tsx';
import { Pager } from '../../components/pager.tsx';
import { Styles } from '../../components/styles.tsx';
import type { Company } from '../../contracts/company.ts';
import type { listEmployerJobs } from '../../contracts/endpoints.ts';
import { COMPANY_SIZES } from '../../contracts/enums.ts';
import { createLanguageAttributes } from '../../lib/words/detect-language.ts';
import { plural } from '../../lib/words/format.ts';
import { companyPath } from '../../routes/hrefs.ts';
import { JobRoll } from '../jobs/job-row.tsx';

export const CompanyView = (props: {
  company: Company;
  jobs: v.InferOutput<typeof listEmployerJobs.answer>;
  now: number;
}) => {
  const { company, jobs, now } = props;
  const places = company.locations.map(({ displayName }) => displayName);
  return (
    <>
      <Styles of={['prose', 'jobs', 'companies', 'sections']} />
      <Breadcrumbs trail={[{ label: 'Employers', href: '/companies' }, { label: company.name }]} />
      <article className="company">
        <header className="job-head">
          <CompanyLogo company={company} large />
          <div>
            <h1 dir="auto">{company.name}</h1>
            <p className="lead" {...createLanguageAttributes(company.summary)}>
              {company.summary}
            </p>
          </div>
        </header>
        <dl className="facts company-facts">
          {company.size && (
            <div>
              <dt>Size</dt>
              <dd>{COMPANY_SIZES[company.size]}</dd>
            </div>
          )}
          {company.founded && (
            <div>
              <dt>Founded</dt>
              <dd>{company.founded}</dd>
            </div>
          )}
          {places.length > 0 && (
            <div>
              <dt>Locations</dt>
              <dd>
                <ul>
                  {places.map((place) => (
                    <li key={place} dir="auto">
                      {place}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
          {company.website && URL.canParse(company.website) && (
            <div>
              <dt>Website</dt>
              <dd>
                <a href={company.website} rel="nofollow noopener">
                  {new URL(company.website).hostname}
                </a>
              </dd>
            </div>
          )}
          {company.firstAnswer && (
            <div>
              <dt>First answer</dt>
              <dd>
                <FirstAnswerNote firstAnswer={company.firstAnswer} />
              </dd>
            </div>
          )}
        </dl>
        <section className="band-beside" aria-labelledby="about">
          <div className="band-head">
            <h2 id="about">About this employer</h2>
          </div>
          <div
            className="prose"
            {...createLanguageAttributes(company.descriptionHtml.replace(/<[^<>]+>/g, ' '))}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it is stored.
            dangerouslySetInnerHTML={{ __html: company.descriptionHtml }}
          />
        </section>
      </article>
      <section className="section" id="jobs">
        <h2>
          {company.openJobCount > 0
            ? plural(jobs.meta.total, 'open job')
            : 'No open jobs right now'}
        </h2>
        {jobs.data.length > 0 ? (
          <JobRoll jobs={jobs.data} now={now} heading="h3" isAtEmployer />
        ) : (
          <p className="lead">
            {company.openJobCount > 0
              ? 'There are no more jobs.'
              : `${company.name} has no open jobs at the moment. New ones will appear here.`}
          </p>
        )}
        <Pager
          meta={jobs.meta}
          href={(page) => `${companyPath(company.slug)}${page > 1 ? `?page=${page}` : ''}#jobs`}
          label="Job list pagination"
        />
      </section>
    </>
  );
};
