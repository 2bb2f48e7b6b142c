'use client';

import { useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { candidateApi } from '../../browser/session/candidate-api.ts';
import { eraseCandidate, exportCandidate } from '../../contracts/endpoints/candidates.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { plural } from '../../lib/words/format.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { showFailure } from './use-loaded.ts';

/** Lets candidates export or erase their personal data. */
export const OwnData = ({
  email,
  onErased,
}: {
  email: string;
  onErased: (said: string) => void;
}) => {
  const [said, setSaid] = useState('');
  const [isAgain, setAgain] = useState(false);
  /**
   * Rethrows the error for the caller. If the error means that the candidate signed in too long
   * ago, also opens the sign-in panel above.
   */
  const requireNewSignIn = (error: unknown): never => {
    if (error instanceof ApiError && error.body?.code === 'sign_in_again') setAgain(true);
    throw error;
  };
  const download = async () => {
    setSaid('Preparing your download…');
    try {
      const { data } = await candidateApi().call(exportCandidate).catch(requireNewSignIn);
      const json = JSON.stringify(data, null, 2);
      saveFile(new Blob([json], { type: 'application/json' }), 'my-data.json');
      setSaid('');
    } catch (error) {
      setSaid(showFailure(error));
    }
  };
  const erase = async () => {
    const { data } = await candidateApi().call(eraseCandidate).catch(requireNewSignIn);
    // Drafts stored in this tab are personal data too.
    sessionStorage.clear();
    onErased(
      `We’ve deleted everything: ${plural(data.applications, 'application')} and ${plural(data.files, 'file')}, your details and every email we sent you.`,
    );
  };
  return (
    <div className="own-data">
      {isAgain && <SignInAgain email={email} />}
      <div className="stack">
        <p>
          Everything we store about you in one machine-readable file: your details, your
          applications with their dates, your requests and the emails we’ve sent you.
        </p>
        <p className="form-actions">
          <button className="button button-quiet" type="button" onClick={download}>
            Download my data
          </button>
          <span role="status">{said}</span>
        </p>
      </div>
      <div className="stack">
        <p>
          Or delete everything. This withdraws your open applications, and hiring teams will no
          longer see them.
        </p>
        <div>
          <ConfirmButton
            label="Delete everything"
            question={
              <>
                <strong>Delete everything for good?</strong> Your account, resumes, applications and
                their history will be deleted immediately. You can’t undo this.
              </>
            }
            confirm="Yes, delete everything"
            cancel="No, keep everything"
            look="danger"
            onConfirm={erase}
          />
        </div>
      </div>
    </div>
  );
};
