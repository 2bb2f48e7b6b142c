'use client';

import { caches } from '../../browser/cache/caches.ts';
import { useSessionToken } from '../../browser/session/use-session-token.ts';
import { FileButton } from './file-button.tsx';

/** The page itself is the same for everybody: which file was sent, the browser alone knows. */
export const SentResumeFile = ({ fid }: { fid: string }) => {
  const isSignedIn = useSessionToken() !== null;
  const sent = caches.find('resume_urls', fid);
  if (!sent) return null;
  return isSignedIn ? (
    <p>
      What you sent: <FileButton url={sent.url} name="your resume" />
    </p>
  ) : (
    <p>
      Your resume arrived too. To open it, <a href="/cv">sign in</a> with the address you gave.
    </p>
  );
};
