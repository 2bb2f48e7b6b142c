/** Where builds tell of themselves (specification 7). Apart from their schemas, as every page asks there. */
export const LATEST_BUILD_PATH = '/builds/latest.json';

export const buildManifestPath = (id: string): string => `/builds/meta/${id}.json`;
