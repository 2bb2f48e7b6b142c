'use client';

import { useState } from 'react';
import { island } from '../../components/island.tsx';

/**
 * Copies a link to the clipboard. Without JavaScript, the link can be selected and copied by hand.
 */
const CopyLinkRoot = ({ url }: { url: string }) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Copied');
    } catch {
      setSaid('We couldn’t copy the link. Please select it and copy it yourself.');
    }
  };
  return (
    <>
      <button className="button button-quiet with-script" type="button" onClick={copy}>
        Copy link
      </button>
      <span role="status">{said}</span>
    </>
  );
};

export const CopyLink = island('copy-link', CopyLinkRoot);
