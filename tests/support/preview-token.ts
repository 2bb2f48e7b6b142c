import type * as v from 'valibot';
import type { ContentTokensSchema } from '../../src/contracts/ops.ts';

/**
 * The token with which editors preview drafts in the built-in content, for a site on this machine.
 */
export const previewToken = async (siteUrl: string): Promise<string> =>
  (await contentTokens(siteUrl)).previewToken;

/**
 * The credentials with which Contentful's clients read the built-in content, for a site on this
 * machine.
 */
export const contentTokens = async (
  siteUrl: string,
): Promise<v.InferOutput<typeof ContentTokensSchema>> => {
  const response = await fetch(`${siteUrl}/ops/content-tokens`, { headers: { origin: siteUrl } });
  return (await response.json()).data;
};
