/**
 * Forgets the pages that a running site keeps, as operators do: for tests that change what pages show
 * behind the site's back.
 */
export const purgeSite = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}/ops/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`The pages were not purged: ${await answer.text()}`);
};
