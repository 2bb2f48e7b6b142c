'use client';

import { useState } from 'react';
import { Icon } from './icon.tsx';
import { island } from './island.tsx';

/** Shares the page's URL using the system's share sheet, or copies it to the clipboard. */
const ShareRoot = (props: {
  /** The kind of page, such as `job` in "Share this job". */
  what: string;
  title: string;
  url: string;
}) => {
  const { what, title, url } = props;
  const [said, setSaid] = useState('');
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // The visitor closed the share sheet, so no message is needed.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch {
      setSaid(url);
    }
  };
  return (
    <>
      <button className="button button-quiet with-script" type="button" onClick={share}>
        <Icon name="share" />
        Share this {what}
      </button>
      <a
        className="without-script"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        Send this {what} by email
      </a>
      <p role="status">{said}</p>
    </>
  );
};

export const Share = island('share', ShareRoot);
