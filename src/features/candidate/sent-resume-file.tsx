'use client';

import { caches } from '../../browser/cache/caches.ts';
import { useSessionToken } from '../../browser/session/use-session-token.ts';
import { FileButton } from './file-button.tsx';

/**
 * Links to the resume sent with an application. The page is the same for all visitors, so only the
 * browser knows which file was sent.
 */
export const SentResumeFile = ({ fid }: { fid: string }) => {
  const isSignedIn = useSessionToken() !== null;
  const sent = caches.find('resume_urls', fid);
  if (!sent) return null;
  return isSignedIn ? (
    <p>
      Sent from this browser: <FileButton url={sent.url} name="your resume" />
    </p>
  ) : (
    <p>
      A resume for this job was sent from this browser. To open it, use the link in our email, or{' '}
      <a href="/cv">sign in</a> with the email address you gave.
    </p>
  );
};
