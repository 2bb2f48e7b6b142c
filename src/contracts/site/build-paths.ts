/**
 * Paths of the build metadata (docs/specification.md, row 7.11). They are defined separately from
 * the schemas, because every page requests these paths.
 */
export const LATEST_BUILD_PATH = '/builds/latest.json';

export const buildManifestPath = (id: string): string => `/builds/meta/${id}.json`;
