import type { Job } from '../../contracts/job.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../lib/load-policy-url.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { ApplyForm } from './apply-form.tsx';
import { DraftNotice } from './draft-notice.tsx';

const loadForm = async ({ fid, path, questions, requireResume }: Job) => {
  const [{ email }, policyUrl] = await Promise.all([loadFrame(), loadPolicyUrl()]);
  return (
    <ApplyForm
      policyUrl={policyUrl}
      job={{ fid, path, questions, requireResume }}
      email={email}
      turnstileSiteKey={getRuntime().config.turnstileSiteKey}
      returned={returnedForm(`/misc/jobs/${fid}/apply`)}
    />
  );
};

/**
 * The application form, or a link to the employer's page if the job has an `applicationUrl`. A draft
 * has neither.
 */
export const ApplySection = async ({ job, isDraft }: { job: Job; isDraft: boolean }) => (
  <section className="apply" id="apply" aria-labelledby="apply-heading">
    <h2 id="apply-heading">Apply for this job</h2>
    {isDraft ? (
      <DraftNotice job={job} />
    ) : job.applicationUrl ? (
      <p>
        <a className="button" href={job.applicationUrl} rel="nofollow noopener">
          Apply on the employer’s site
        </a>
      </p>
    ) : (
      await loadForm(job)
    )}
  </section>
);
