import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { contentfulSpace } from '../../worker/content/contentful-space.ts';
import { parseVariables } from '../../worker/env.ts';
import { Trouble } from '../local.ts';

/**
 * The space configured by `CONTENTFUL_*` and, if requested, its drafts. No page waits for these
 * calls, so the client's default time-out and retries apply, and a failed response is never
 * replaced by a stored one.
 * @throws Trouble naming the missing variable
 */
export const configuredSources = (
  raw: Readonly<Record<string, string>>,
  withDrafts: boolean,
): { source: ContentSource; preview?: ContentSource } => {
  const variables = parseVariables(raw);
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_PREVIEW_TOKEN } = variables;
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_ACCESS_TOKEN) {
    throw new Trouble(
      'No space is configured. Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN in the environment or in .dev.vars.',
    );
  }
  if (withDrafts && !CONTENTFUL_PREVIEW_TOKEN) {
    throw new Trouble('--drafts requires CONTENTFUL_PREVIEW_TOKEN. Set it, or omit --drafts.');
  }
  const sourceWith = (accessToken: string, isPreview: boolean): ContentSource => ({
    ...contentfulSpace({ ...variables, CONTENTFUL_SPACE_ID }, { isPreview }),
    accessToken,
    fetch: (input, init) => fetch(input, init),
  });
  return {
    source: sourceWith(CONTENTFUL_ACCESS_TOKEN, false),
    preview:
      withDrafts && CONTENTFUL_PREVIEW_TOKEN
        ? sourceWith(CONTENTFUL_PREVIEW_TOKEN, true)
        : undefined,
  };
};
