'use client';

import { useState } from 'react';
import { candidateApi } from '../../../browser/session/candidate-api.ts';
import { sendOwnLink } from '../../../contracts/endpoints/candidates.ts';
import { FRESH_MINUTES } from '../../../contracts/lifetimes.ts';
import { takeFocus } from '../take-focus.ts';
import { showFailure } from '../use-loaded.ts';
import { LinkSent } from './link-sent.tsx';

/**
 * Asks for a recent sign-in before data is exported or erased, because a stranger at an unattended
 * browser can use the session but has no access to the candidate's mailbox.
 */
export const SignInAgain = ({ email }: { email: string }) => {
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      setCode((await candidateApi().call(sendOwnLink)).data.code ?? '');
    } catch (error) {
      setProblem(showFailure(error));
    }
    setBusy(false);
  };
  if (code !== undefined) {
    return <LinkSent email={email} code={code} onAgain={() => setCode(undefined)} />;
  }
  return (
    <div className="stack panel sign-in" tabIndex={-1} ref={takeFocus}>
      <h3>Please sign in again</h3>
      <p>
        It’s been a while since you signed in. We’ll email a link to{' '}
        <strong dir="ltr">{email}</strong>. Use it to sign in, then come back here within{' '}
        {FRESH_MINUTES} minutes.
      </p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-actions">
        <button className="button" type="button" aria-disabled={isBusy || undefined} onClick={send}>
          {isBusy ? 'One moment…' : 'Send me a link'}
        </button>
      </div>
    </div>
  );
};
