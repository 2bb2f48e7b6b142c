'use client';

import { optionalModule } from '../../browser/optional-module.ts';
import { useOptionalModule } from '../../browser/use-optional-module.ts';
import { island } from '../../components/island.tsx';

const loadFile = optionalModule(() => import('./sent-resume-file.tsx'));

/** The file sent with an application. Only the browser that sent it knows the file's URL. */
const SentResumeRoot = ({ fid }: { fid: string }) => {
  const part = useOptionalModule(loadFile);
  return part && <part.SentResumeFile fid={fid} />;
};

export const SentResume = island('sent-resume', SentResumeRoot, () => ['at-once']);
