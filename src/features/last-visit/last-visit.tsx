'use client';

import { useOptionalPart } from '../../browser/use-optional-part.ts';
import { loadLastVisit } from './load-last-visit.ts';

/** What is kept of the page that did not arrive, or else the jobs that were read last. */
export const LastVisit = () => {
  const part = useOptionalPart(loadLastVisit);
  return part && <part.LastVisitList />;
};
