import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';
import { createReference } from './create-reference.ts';

/** The reference data of this page. */
export const reference = createReference(async (path) => {
  const answer = await fetch(path, { signal: AbortSignal.timeout(BROWSER_CALL_MS) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()).data;
});
