import { Link } from '../../../components/link.tsx';
import { reportJob } from '../../../contracts/endpoints/job-reports.ts';
import type { Job } from '../../../contracts/job.ts';
import { endpointUrl } from '../../../lib/api/client.ts';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../../lib/load-policy-url.ts';
import { getRuntime, returnedForm } from '../../../lib/runtime.ts';
import { createLanguageAttributes, detectLanguage } from '../../../lib/words/detect-language.ts';
import { EmployerName } from '../employer-name.tsx';
import { JobReportForm } from './job-report-form.tsx';

/** The form that reports a job. A job that has closed cannot be reported. */
export const JobReportView = async ({ job }: { job: Job }) => {
  const { fid, title, path } = job;
  const [{ email }, policyUrl] = await Promise.all([loadFrame(), loadPolicyUrl()]);
  return (
    <div className="referral-page">
      <div className="stack">
        <h1>Report this job</h1>
        <p className="lead">
          <Link
            to={path}
            {...createLanguageAttributes(title, detectLanguage(job.descriptionPlain))}
          >
            {title}
          </Link>{' '}
          at{' '}
          <span dir="auto">
            <EmployerName job={job} />
          </span>
        </p>
        {job.status === 'open' ? (
          <p>
            Tell us if something is wrong with this job. You don’t need an account, and we won’t
            tell the employer who you are.
          </p>
        ) : (
          <p>
            This job has closed, so it can’t be reported any more. If something about it still
            worries you, please <Link to="/contact">contact us</Link>.
          </p>
        )}
      </div>
      {job.status === 'open' && (
        <section className="contact" id="report" aria-label="Report this job">
          <JobReportForm
            fid={fid}
            turnstileSiteKey={getRuntime().config.turnstileSiteKey}
            email={email}
            policyUrl={policyUrl}
            returned={returnedForm(`/${endpointUrl(reportJob, { params: { id: fid } })}`)}
          />
        </section>
      )}
    </div>
  );
};
