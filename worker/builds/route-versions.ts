/**
 * Written by the build (`scripts/build/route-versions.ts`): `path=version`, separated by spaces.
 */
const versions = new Map(
  (import.meta.env?.ROLECALL_ROUTE_VERSIONS as string | undefined)
    ?.split(' ')
    .map((entry) => entry.split('=') as [path: string, version: string]),
);

/**
 * The version of the inputs of a route's documents, payloads and cards: equal in two builds if none
 * of them changed (decision 8). Set for every route that has a lifetime; `dev` without a build.
 */
export const routeVersion = ({ path }: { readonly path: string }): string =>
  versions.get(path) ?? 'dev';
