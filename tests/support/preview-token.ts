/** What an editor of the built-in content gives to see drafts, where a site runs on its own machine. */
export const previewToken = async (siteUrl: string): Promise<string> => {
  const answer = await fetch(`${siteUrl}/ops/content-tokens`);
  return (await answer.json()).data.previewToken;
};
