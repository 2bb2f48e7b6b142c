'use client';

import { useOptionalPart } from '../../browser/use-optional-part.ts';
import { loadKept } from './load-kept.ts';

/** What is kept of the page that did not arrive, or else the jobs that were read last. */
export const LastVisit = () => {
  const part = useOptionalPart(loadKept);
  return part && <part.LastVisitList />;
};
