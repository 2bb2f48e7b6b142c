import { readVersions } from '../backend/versions.ts';
import { isEmbeddedSpace } from '../content/content-source.ts';
import { type Bindings, readVariables } from '../env.ts';
import type { Reads } from '../http/request/reads.ts';

/**
 * The name of the version row that contains the time of Contentful's last webhook call, in Unix
 * milliseconds.
 */
const CONTENT = 'content';

/**
 * How long after a change an isolate or Contentful's own network may still return the old content
 * (`content-memory.ts` stores content for half of this time).
 */
const SETTLED_MS = 60_000;

/**
 * Adds the version of a page's content: the time of Contentful's last webhook call, which must be
 * read before the content. The embedded space is part of the build, so the route's version covers
 * it.
 */
export const addContentVersion = async (
  reads: Reads,
  bindings: Bindings,
  now: number,
): Promise<void> => {
  if (isEmbeddedSpace(bindings)) return;
  const { JOBS } = bindings;
  // Without the webhook, the site is not notified of changes.
  if (!readVariables(bindings).CONTENTFUL_WEBHOOK_SECRET) return reads.addUnversioned();
  const changedAt = Number((await readVersions(JOBS, [CONTENT])).get(CONTENT) ?? now);
  if (now - changedAt < SETTLED_MS) reads.addUnversioned();
  else reads.add(CONTENT, changedAt);
};
