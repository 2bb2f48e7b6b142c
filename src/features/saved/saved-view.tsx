import { Link } from '../../components/link.tsx';
import { Styles } from '../../components/styles.tsx';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../lib/load-policy-url.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { SavedJobs } from './saved-jobs.tsx';

export const SavedView = async () => {
  const [{ email }, policyUrl] = await Promise.all([loadFrame(), loadPolicyUrl()]);
  return (
    <>
      <Styles of={['candidate', 'contact']} />
      <div className="stack">
        <h1>Saved jobs</h1>
        <p className="lead">
          Jobs you save are kept in this browser, without an account. We can’t see them.
        </p>
        <p className="notice without-script">
          Saving jobs needs JavaScript. Without it, bookmark the page of a job in your browser, or{' '}
          <Link to="/jobs">search for jobs</Link>.
        </p>
      </div>
      <div className="saved-jobs">
        <SavedJobs
          email={email}
          policyUrl={policyUrl}
          turnstileSiteKey={getRuntime().config.turnstileSiteKey}
        />
      </div>
    </>
  );
};
