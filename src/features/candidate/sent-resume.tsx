'use client';

import { optionalPart } from '../../browser/optional-part.ts';
import { useOptionalPart } from '../../browser/use-optional-part.ts';

const loadFile = optionalPart(() => import('./sent-resume-file.tsx'));

/** The file that went with an application: the browser that sent it alone knows of it. */
export const SentResume = ({ fid }: { fid: string }) => {
  const part = useOptionalPart(loadFile);
  return part && <part.SentResumeFile fid={fid} />;
};
