/**
 * Written by the build (`scripts/build/route-versions.ts`): `path=version`, with spaces between.
 */
const versions = new Map(
  (import.meta.env?.ROLECALL_ROUTE_VERSIONS as string | undefined)
    ?.split(' ')
    .map((entry) => entry.split('=') as [path: string, version: string]),
);

/**
 * The version of what the documents, payloads and cards of a route are made of: equal in two builds
 * where nothing of that has changed (decision 73). For every route that has a lifetime; `dev` where
 * there is no build.
 */
export const routeVersion = ({ path }: { readonly path: string }): string =>
  versions.get(path) ?? 'dev';
