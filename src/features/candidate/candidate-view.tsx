import { sendMagicLink } from '../../contracts/endpoints/candidates.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { CandidateDesk } from './candidate-desk.tsx';
import { LinkSent } from './link-sent.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The candidates' own page; `isSent`: a link was asked for without scripts. */
export const CandidateView = async ({ isSent }: { isSent: boolean }) => (
  <>
    <div className="stack">
      <h1>Your applications</h1>
      <p className="lead">
        See where each one stands, keep a resume for the next, and have your data in your own hands.
      </p>
    </div>
    <CandidateDesk>
      <div className="candidate-entry">
        {isSent ? (
          <LinkSent />
        ) : (
          <SignInForm
            returned={returnedForm(`/${sendMagicLink.path}`)}
            turnstileSiteKey={getRuntime().config.turnstileSiteKey}
            email={(await loadFrame()).email}
          />
        )}
        <div className="prose">
          <h2>What you find here</h2>
          <ul>
            <li>Every application sent from your address, with its state and dates.</li>
            <li>A resume and details that fill in the next application.</li>
            <li>A way to withdraw, to take all your data along, and to erase it.</li>
          </ul>
          <p>You need none of it to apply: that works without signing in.</p>
        </div>
      </div>
    </CandidateDesk>
  </>
);
