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

/** Exports or erases the candidate's data. */
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
   * Rethrows the error for the caller; if the session is too old, also opens the sign-in panel
   * above.
   */
  const requireNewSignIn = (error: unknown): never => {
    if (error instanceof ApiError && error.body?.code === 'sign_in_again') setAgain(true);
    throw error;
  };
  const download = async () => {
    setSaid('Collecting…');
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
    // Drafts stored in this tab are the candidate's data too.
    sessionStorage.clear();
    onErased(
      `Everything is erased: ${plural(data.applications, 'application')} and ${plural(data.files, 'file')}, your details and all that we wrote to you.`,
    );
  };
  return (
    <div className="own-data">
      {isAgain && <SignInAgain email={email} />}
      <div className="stack">
        <p>
          Everything we store about you, as one file that machines can read: your details,
          applications with their dates, requests, and the emails that we sent.
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
          Or have everything erased. Applications that are under way end with it, and the hiring
          teams lose them.
        </p>
        <div>
          <ConfirmButton
            label="Erase everything"
            question={
              <>
                <strong>Erase everything for good?</strong> Your account, resumes, applications and
                their history are deleted at once. Nobody can bring them back.
              </>
            }
            confirm="Yes, erase everything"
            cancel="No, keep it"
            look="danger"
            onConfirm={erase}
          />
        </div>
      </div>
    </div>
  );
};
