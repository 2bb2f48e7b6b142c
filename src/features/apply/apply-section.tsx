import type { Job } from '../../contracts/job.ts';
import { loadPolicyUrl } from '../../lib/load-policy-url.ts';
import { returnedForm } from '../../lib/runtime.ts';
import { ApplyForm } from './apply-form.tsx';

/** The way to apply: our own form, or the employer's page where the job names one. */
export const ApplySection = async ({ job }: { job: Job }) => {
  const { fid, path, questions, requireResume, applicationUrl } = job;
  return (
    <section className="apply" id="apply" aria-labelledby="apply-heading">
      <h2 id="apply-heading">Apply for this job</h2>
      {applicationUrl ? (
        <p>
          <a className="button" href={applicationUrl} rel="nofollow noopener">
            Apply on the employer’s site
          </a>
        </p>
      ) : (
        <ApplyForm
          policyUrl={await loadPolicyUrl()}
          job={{ fid, path, questions, requireResume }}
          returned={returnedForm(`/misc/jobs/${fid}/apply`)}
        />
      )}
    </section>
  );
};
