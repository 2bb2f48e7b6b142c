import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';
import { createReference } from './create-reference.ts';

/** The reference data for this page. */
export const reference = createReference(async (path) => {
  const response = await fetch(path, { signal: AbortSignal.timeout(BROWSER_CALL_MS) });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return (await response.json()).data;
});
