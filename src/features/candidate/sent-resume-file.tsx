'use client';

import { caches } from '../../browser/caches.ts';
import { FileButton } from './file-button.tsx';

/** The page itself is the same for everybody: which file was sent, the browser alone knows. */
export const SentResumeFile = ({ fid }: { fid: string }) => {
  const sent = caches.find('resume_urls', fid);
  return (
    sent && (
      <p>
        What you sent: <FileButton url={sent.url} name="your resume" />
      </p>
    )
  );
};
