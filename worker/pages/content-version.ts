import { readVersions } from '../backend/versions.ts';
import { isEmbeddedSpace } from '../content/content-source.ts';
import { type Bindings, variablesOf } from '../env.ts';
import type { Reads } from '../http/request/reads.ts';

/** When Contentful last told of a change, Unix milliseconds. */
const CONTENT = 'content';

/**
 * For so long after a change an isolate, or Contentful's own network, may still give what was
 * before (`content-memory.ts` remembers it for half of that).
 */
const SETTLED_MS = 60_000;

/**
 * Adds the version of a page's content: the time at which Contentful last told of a change, read
 * before the content is. The embedded space is part of the build, so the route's version is its
 * own.
 */
export const addContentVersion = async (
  reads: Reads,
  bindings: Bindings,
  now: number,
): Promise<void> => {
  if (isEmbeddedSpace(bindings)) return;
  const { JOBS } = bindings;
  // The site is not told of changes.
  if (!variablesOf(bindings).CONTENTFUL_WEBHOOK_SECRET) return reads.addUnversioned();
  const changedAt = Number((await readVersions(JOBS, [CONTENT])).get(CONTENT) ?? now);
  if (now - changedAt < SETTLED_MS) reads.addUnversioned();
  else reads.add(CONTENT, changedAt);
};
