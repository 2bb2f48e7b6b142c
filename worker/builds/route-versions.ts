/**
 * The version of each route, written by the build (`scripts/build/route-versions.ts`) as
 * `path=version` pairs, separated by spaces.
 */
const versions = new Map(
  (import.meta.env?.ROLECALL_ROUTE_VERSIONS as string | undefined)
    ?.split(' ')
    .map((entry) => entry.split('=') as [path: string, version: string]),
);

/**
 * The version of all inputs to a route's documents, payloads and cards. Two builds have the same
 * version if none of those inputs changed (decision 8). Set for every route that has a lifetime;
 * `dev` if there is no build.
 */
export const routeVersion = ({ path }: { readonly path: string }): string =>
  versions.get(path) ?? 'dev';
