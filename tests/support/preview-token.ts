import type * as v from 'valibot';
import type { ContentTokensSchema } from '../../src/contracts/ops.ts';

/** What an editor of the built-in content gives to see drafts, where a site runs on its own machine. */
export const previewToken = async (siteUrl: string): Promise<string> =>
  (await contentTokens(siteUrl)).previewToken;

/** How clients of Contentful read the built-in content of a site that runs on its own machine. */
export const contentTokens = async (
  siteUrl: string,
): Promise<v.InferOutput<typeof ContentTokensSchema>> => {
  const answer = await fetch(`${siteUrl}/ops/content-tokens`, { headers: { origin: siteUrl } });
  return (await answer.json()).data;
};
