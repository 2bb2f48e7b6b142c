'use client';

import { type ReactNode, useState } from 'react';
import { session, useSessionToken } from '../../browser/session.ts';
import { Account } from './account.tsx';
import { takeFocus } from './take-focus.ts';

/**
 * The account where somebody is signed in, else `children`, the way in. Every tab follows: the page
 * itself is the same for all and holds nothing of anybody.
 */
export const CandidateDesk = ({ children }: { children: ReactNode }) => {
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
      {children}
    </>
  );
};
