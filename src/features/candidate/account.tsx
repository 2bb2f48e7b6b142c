'use client';

import { useState } from 'react';
import { candidateApi } from '../../browser/session/candidate-api.ts';
import { session } from '../../browser/session/session.ts';
import type { Candidate } from '../../contracts/candidate.ts';
import { endAllSessions, endSession, getCandidate } from '../../contracts/endpoints/candidates.ts';
import { ApplicationList } from './application-list.tsx';
import { DetailsForm } from './details-form.tsx';
import { Loading } from './loading.tsx';
import { OwnData } from './own-data.tsx';
import { SavedResume } from './saved-resume.tsx';
import { SessionList } from './session-list.tsx';
import { showFailure, useLoaded } from './use-loaded.ts';

const loadCandidate = async (signal: AbortSignal): Promise<Candidate> =>
  (await candidateApi().call(getCandidate, { signal })).data;

/**
 * What a signed-in candidate sees. `onLeave` ends the session in this browser and shows the given
 * message.
 */
export const Account = ({ onLeave }: { onLeave: (said: string) => void }) => {
  const { data: candidate, setData, problem, retry } = useLoaded(loadCandidate);
  return (
    <>
      <AccountBar email={candidate?.email} onLeave={onLeave} />
      <section className="section" aria-labelledby="applications">
        <h2 id="applications">Applications you’ve sent</h2>
        <ApplicationList />
      </section>
      <section className="section" aria-labelledby="next-time">
        <h2 id="next-time">Saved for next time</h2>
        {candidate ? (
          <div className="next-time">
            <div className="stack panel">
              <h3>Resume</h3>
              <SavedResume resume={candidate.resume} onChanged={setData} />
            </div>
            <div className="stack panel">
              <h3>Details</h3>
              <p>We’ll use these to fill in your next application. Add as much as you like.</p>
              <DetailsForm candidate={candidate} onChanged={setData} />
            </div>
          </div>
        ) : (
          <div className="next-time">
            <Loading what="Your details" problem={problem} onRetry={retry} />
          </div>
        )}
      </section>
      <section className="section" aria-labelledby="own-data">
        <h2 id="own-data">Your data</h2>
        <OwnData email={candidate?.email ?? ''} onErased={onLeave} />
      </section>
      <section className="section" aria-labelledby="sessions">
        <h2 id="sessions">Where you’re signed in</h2>
        <SessionList />
      </section>
    </>
  );
};

const AccountBar = ({
  email,
  onLeave,
}: {
  email: string | undefined;
  onLeave: (said: string) => void;
}) => {
  const [problem, setProblem] = useState('');
  const signOut = async () => {
    // Failure is ignored: the token is deleted from this browser and will expire anyway.
    await candidateApi()
      .call(endSession, { params: { id: 'current' } })
      .catch(() => undefined);
    if (session.token()) onLeave('You’re signed out.');
  };
  const signOutEverywhere = async () => {
    setProblem('');
    try {
      await candidateApi().call(endAllSessions);
      onLeave('You’re signed out everywhere.');
    } catch (error) {
      setProblem(showFailure(error));
    }
  };
  return (
    <div className="account-bar">
      <p>
        {email ? (
          <>
            Signed in as <strong dir="ltr">{email}</strong>
          </>
        ) : (
          'Signed in'
        )}
      </p>
      <div className="form-actions">
        <button className="link-button" type="button" onClick={signOut}>
          Sign out
        </button>
        <button className="link-button" type="button" onClick={signOutEverywhere}>
          Sign out everywhere
        </button>
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
