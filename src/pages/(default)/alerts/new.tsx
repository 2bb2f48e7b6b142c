import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { Styles } from '../../../components/styles.tsx';
import { createJobAlert } from '../../../contracts/endpoints/job-alerts.ts';
import { JobAlertForm } from '../../../features/job-alerts/job-alert-form.tsx';
import { loadAlertForm } from '../../../features/job-alerts/load-job-alerts.ts';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../../lib/load-policy-url.ts';
import { getRuntime, returnedForm } from '../../../lib/runtime.ts';

export default async function NewJobAlertPage({ path, query }: PageProps<'/alerts/new'>) {
  const [{ search, name, shown }, { email }, policyUrl] = await Promise.all([
    loadAlertForm(path, query),
    loadFrame(),
    loadPolicyUrl(),
  ]);
  return (
    <div className="referral-page">
      <Styles of={['contact']} />
      <PageHead title="Job alert" description="" path={path} index={false} />
      <div className="stack">
        <h1>Get new jobs by email</h1>
        <p className="lead">{name}</p>
        <p>
          You don’t need an account. We only email you when there are new jobs for this search, and
          every email has a link to change or stop it.
        </p>
      </div>
      <section className="contact" id="alert" aria-label="Job alert">
        <JobAlertForm
          search={search}
          shown={shown}
          turnstileSiteKey={getRuntime().config.turnstileSiteKey}
          email={email}
          policyUrl={policyUrl}
          returned={returnedForm(`/${createJobAlert.path}`)}
        />
      </section>
    </div>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
