'use client';

import { type ComponentProps, useState } from 'react';
import { session } from '../../browser/session/session.ts';
import { useSessionToken } from '../../browser/session/use-session-token.ts';
import { island } from '../../components/island.tsx';
import { Account } from './account.tsx';
import { LinkSent } from './sign-in/link-sent.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { takeFocus } from './take-focus.ts';

/**
 * The account where somebody is signed in, else the way in. Every tab follows: the page itself is the same for all
 * and holds nothing of anybody.
 */
const CandidateDeskRoot = ({
  form,
}: {
  /** None where a link was asked for without scripts. */
  form: ComponentProps<typeof SignInForm> | null;
}) => {
  const token = useSessionToken();
  const [farewell, setFarewell] = useState('');
  const leave = (said: string) => {
    setFarewell(said);
    session.end();
  };
  // Another token is another person: nothing of the one before may stay.
  if (token) return <Account key={token} onLeave={leave} />;
  return (
    <>
      {farewell && (
        <p className="notice" role="status" tabIndex={-1} ref={takeFocus}>
          {farewell}
        </p>
      )}
      <div className="candidate-entry">
        {form ? <SignInForm {...form} /> : <LinkSent />}
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
    </>
  );
};

export const CandidateDesk = island('candidate-desk', CandidateDeskRoot, ({ form }) =>
  form?.returned ? ['at-once'] : ['signed-in', 'draft:sign-in'],
);
