'use client';

import { useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { candidateFetch } from '../../browser/session/candidate-api.ts';
import { showToast } from '../../browser/toasts/toasts.ts';

const FAILED = 'The download failed. Please try again.';

/**
 * Downloads one of the signed-in candidate's files. A plain link could not send the bearer token.
 */
export const FileButton = ({ url, name }: { url: string; name: string }) => {
  const [said, setSaid] = useState('');
  const download = async () => {
    setSaid('Downloading…');
    try {
      const response = await candidateFetch(new Request(new URL(url, window.location.href)));
      if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
      saveFile(await response.blob(), name);
      setSaid('');
    } catch {
      // The message gives no reason, as that would not help. After a 401, the page is about to
      // unload.
      setSaid(FAILED);
      showToast('error', FAILED, { once: true });
    }
  };
  return (
    <span className="file">
      <button className="link-button" type="button" onClick={download}>
        <span className="visually-hidden">Download </span>
        <bdi>{name}</bdi>
      </button>
      <span role="status">{said}</span>
    </span>
  );
};
