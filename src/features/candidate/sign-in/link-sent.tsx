import type { ReactNode } from 'react';
import { SIGN_IN_MINUTES } from '../../../contracts/lifetimes.ts';
import { takeFocus } from '../take-focus.ts';

/** Explains the next step without revealing whether the email address is known. */
export const LinkSent = ({
  email,
  code,
  onAgain,
}: {
  email?: string;
  /**
   * The code that the candidate must enter if the link is opened in another browser. Absent without
   * scripts.
   */
  code?: string;
  onAgain?: () => void;
}) => (
  <div className="stack panel sign-in" tabIndex={-1} ref={onAgain && takeFocus}>
    <h2>Check your email</h2>
    <p>
      We sent a link{' '}
      {email ? (
        <>
          to <strong dir="ltr">{email}</strong>
        </>
      ) : (
        'to the address you gave'
      )}
      . It works once and expires in {SIGN_IN_MINUTES} minutes.
    </p>
    {code ? (
      <p>
        Open it in this browser. Any other browser or device will ask for this code:{' '}
        <strong className="code">{code}</strong>
      </p>
    ) : (
      <p>Open it in this browser; it won’t work in any other.</p>
    )}
    <p className="hint">Can’t find it? Check your spam folder, then ask for another link.</p>
    <p>{again(onAgain)}</p>
  </div>
);

const again = (onAgain: (() => void) | undefined): ReactNode =>
  onAgain ? (
    <button className="link-button" type="button" onClick={onAgain}>
      Ask for another link
    </button>
  ) : (
    <a href="/cv">Ask for another link</a>
  );
