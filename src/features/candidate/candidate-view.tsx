import { Styles } from '../../components/styles.tsx';
import { sendMagicLink } from '../../contracts/endpoints/candidates.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { CandidateConsole } from './candidate-console.tsx';

/** The candidate page. `isSent` is true if a link has just been requested without scripts. */
export const CandidateView = async ({ isSent }: { isSent: boolean }) => (
  <>
    <Styles of={['candidate']} />
    <div className="stack">
      <h1>Your applications</h1>
      <p className="lead">
        Check the status of each application, save a resume for the next one, and manage your data.
      </p>
    </div>
    <CandidateConsole
      form={
        isSent
          ? null
          : {
              returned: returnedForm(`/${sendMagicLink.path}`),
              turnstileSiteKey: getRuntime().config.turnstileSiteKey,
              email: (await loadFrame()).email,
            }
      }
    />
  </>
);
