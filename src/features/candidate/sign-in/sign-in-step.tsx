'use client';

import { type FormEvent, useState } from 'react';
import { publicApi } from '../../../browser/public-api.ts';
import { session } from '../../../browser/session/session.ts';
import { TextField } from '../../../components/form/field.tsx';
import { island } from '../../../components/island.tsx';
import { createSession } from '../../../contracts/endpoints/candidates.ts';
import { SESSION_DAYS } from '../../../contracts/lifetimes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showFailure } from '../use-loaded.ts';

const INCOMPLETE =
  'This link is incomplete. Copy the whole link from the email, or ask for a new one.';
const NOT_STORED =
  'Your browser blocks this site from storing data, so we can’t keep you signed in. Allow it, then ask for a new link.';

const focusField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/**
 * The page that an emailed link opens. The visitor must click a button, because mail scanners open
 * links and run scripts, which would use up the token.
 */
const SignInStepRoot = () => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** True if this link can never be used, so that only a new one helps. */
  const [isOver, setOver] = useState(false);
  /** True if the link was requested in another browser, which shows the code. */
  const [asksCode, setAsksCode] = useState(false);
  const end = (why: string) => {
    setOver(true);
    setProblem(why);
  };
  const signIn = async (code?: string) => {
    if (isBusy) return;
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!token) return end(INCOMPLETE);
    setBusy(true);
    setProblem('');
    try {
      const replaces = session.token() ?? undefined;
      const { data } = await publicApi().call(createSession, { body: { token, code, replaces } });
      if (!session.start(data)) return end(NOT_STORED);
      // Replaces this page in the browser history, because the link can be used only once.
      window.location.replace('/cv');
    } catch (error) {
      setBusy(false);
      const refusal = error instanceof ApiError ? error.body?.code : undefined;
      if (refusal === 'code_needed') return setAsksCode(true);
      if (refusal === 'link_over') end(showFailure(error));
      else setProblem(showFailure(error));
    }
  };
  const sendCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    if (/^\d{6}$/.test(code)) signIn(code);
    else setProblem('Enter all six digits of the code.');
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
      {isOver ? null : asksCode ? (
        <form
          className="stack"
          aria-label="Sign in"
          ref={focusField}
          onSubmit={sendCode}
          noValidate
        >
          <p>You asked for this link in another browser or on another device.</p>
          <TextField
            name="code"
            label="Code"
            hint="The six-digit code shown where you asked for the link."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
          />
          <div className="form-actions">
            <button className="button" type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? 'Signing in…' : 'Sign in'}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p>
            Click to sign in. You’ll stay signed in on this device for up to {SESSION_DAYS} days.
          </p>
          <div className="form-actions">
            <button
              className="button"
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => signIn()}
            >
              {isBusy ? 'Signing in…' : 'Sign in'}
            </button>
          </div>
        </>
      )}
      <noscript>
        <p className="notice">
          You need JavaScript to sign in, because your session is stored only in your browser. Open
          the link in a browser with JavaScript turned on.
        </p>
      </noscript>
    </div>
  );
};

export const SignInStep = island('sign-in-step', SignInStepRoot, () => ['at-once']);
