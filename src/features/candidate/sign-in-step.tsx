'use client';

import { useState } from 'react';
import { publicApi } from '../../browser/public-api.ts';
import { session } from '../../browser/session.ts';
import { createSession } from '../../contracts/endpoints/candidates.ts';
import { tellFailure } from './use-loaded.ts';

const INCOMPLETE = 'This link is incomplete. Copy all of it from the email, or ask for a new one.';
const NOT_KEPT =
  'Your browser does not let this site store anything, so it cannot keep you signed in. Allow it, then ask for a new link.';

/**
 * The step behind a mailed link. It waits for a press of the button: programs that look into mails
 * for bad links open them, scripts and all, and would use it up.
 */
export const SignInStep = () => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const signIn = async () => {
    if (isBusy) return;
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!token) return setProblem(INCOMPLETE);
    setBusy(true);
    setProblem('');
    try {
      const { data } = await publicApi().call(createSession, { body: { token } });
      if (!session.start(data)) return setProblem(NOT_KEPT);
      // In place of this page: what is used up need not be gone back to.
      window.location.replace('/cv');
    } catch (error) {
      setProblem(tellFailure(error));
      setBusy(false);
    }
  };
  return (
    <div className="stack panel sign-in">
      {problem && (
        <div className="error-summary" role="alert">
          <p>{problem}</p>
          <p>
            <a href="/cv">Ask for a new link</a>
          </p>
        </div>
      )}
      {problem !== INCOMPLETE && (
        <p>One press and you are in. You stay signed in on this device for 30 days.</p>
      )}
      <div className="form-actions">
        <button
          className="button"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={signIn}
        >
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </div>
      <noscript>
        <p className="notice">
          Signing in needs JavaScript: what proves who you are stays in your browser alone. Open the
          link in a browser that runs it.
        </p>
      </noscript>
    </div>
  );
};
