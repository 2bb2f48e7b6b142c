/**
 * Purges a running site's cached pages, as operators do. For tests that change the database
 * directly.
 */
export const purgeSite = async (url: string): Promise<void> => {
  const response = await fetch(`${url}/ops/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The pages were not purged: ${await response.text()}`);
};
