'use client';

import { type ComponentProps, useState } from 'react';
import { jobStore } from '../../browser/own-jobs/job-store.ts';
import { session } from '../../browser/session/session.ts';
import { useSessionToken } from '../../browser/session/use-session-token.ts';
import { island } from '../../components/island.tsx';
import { Account } from './account.tsx';
import { LinkSent } from './sign-in/link-sent.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { takeFocus } from './take-focus.ts';

/**
 * Shows the account if there is a session, otherwise the sign-in form. When a session starts or
 * ends, all tabs are updated. The page itself is the same for all visitors and contains no private
 * data.
 */
const CandidateConsoleRoot = ({
  form,
}: {
  /** The sign-in form's props; null if a link has just been requested without scripts. */
  form: ComponentProps<typeof SignInForm> | null;
}) => {
  const token = useSessionToken();
  const [farewell, setFarewell] = useState('');
  const leave = (said: string) => {
    setFarewell(said);
    session.end();
    // As with `resume_urls`, the next visitor of this browser must not see it.
    jobStore.forgetApplied().catch(() => undefined);
  };
  // A new token may belong to another candidate, so `key` resets all state.
  if (token) return <Account key={token} onLeave={leave} />;
  return (
    <div className="stack">
      {farewell && (
        <p className="notice" role="status" tabIndex={-1} ref={takeFocus}>
          {farewell}
        </p>
      )}
      <div className="candidate-entry">
        {form ? <SignInForm {...form} /> : <LinkSent />}
        <div className="prose">
          <h2>What you’ll find here</h2>
          <ul>
            <li>
              Every application you’ve sent from your email address, with its status and dates.
            </li>
            <li>A saved resume and details for your next application.</li>
            <li>Ways to withdraw an application, and to download or delete all your data.</li>
          </ul>
          <p>You don’t need to sign in to apply.</p>
        </div>
      </div>
    </div>
  );
};

export const CandidateConsole = island('candidate-console', CandidateConsoleRoot, ({ form }) =>
  form?.returned ? ['at-once'] : ['signed-in', 'draft:sign-in'],
);
