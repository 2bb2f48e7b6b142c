'use client';

import { optionalPart } from '../../browser/optional-part.ts';
import { useSessionToken } from '../../browser/session.ts';
import { useOptionalPart } from '../../browser/use-optional-part.ts';

const loadFile = optionalPart(() => import('./sent-resume-file.tsx'));

/** For who is signed in: the file that went with an application, which nobody else may read. */
export const SentResume = ({ fid }: { fid: string }) => {
  const part = useOptionalPart(useSessionToken() ? loadFile : undefined);
  return part && <part.SentResumeFile fid={fid} />;
};
