import type { BuildManifest } from '../../src/contracts/site/build.ts';
import { buildManifestPath, LATEST_BUILD_PATH } from '../../src/contracts/site/build-paths.ts';
import { buildManifest } from '../builds/build-manifest.ts';
import { BUILD_ID, buildStore } from '../builds/served-build.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { IMMUTABLE } from './files.ts';

// `npm run dev` writes no build files and always serves the latest code.
const isDev = BUILD_ID === 'dev';
const devManifest = (): BuildManifest =>
  buildManifest({ id: BUILD_ID, timestamp: Date.now(), prerendered: [] });

/** @throws Error if the asset cannot be read, so that no cache stores an error in its place */
const readAsset = async (path: string, { url, bindings }: RequestContext) => {
  const asset = await bindings.ASSETS.fetch(url.origin + path);
  if (!asset.ok) {
    await asset.body?.cancel();
    throw new Error(`The asset ${path} responded with status ${asset.status}.`);
  }
  return asset.text();
};

const json = (text: string, cacheControl: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  });

/**
 * `builds/latest.json` (docs/specification.md, row 7.11): describes the build that is being served.
 */
export const sendLatestBuild = async (context: RequestContext): Promise<Response> => {
  if (!isDev) return json(await readAsset(LATEST_BUILD_PATH, context), 'no-store');
  const { id, timestamp } = devManifest();
  return json(JSON.stringify({ id, timestamp }), 'no-store');
};

/**
 * `builds/meta/{buildId}.json` (docs/specification.md, row 7.11): the manifest of this build or an
 * earlier one.
 */
export const sendBuildManifest = async (context: RequestContext): Promise<Response> => {
  const id = context.match?.params.id ?? '';
  if (id === BUILD_ID) {
    if (isDev) return json(JSON.stringify(devManifest()), 'no-store');
    return json(await readAsset(buildManifestPath(id), context), IMMUTABLE);
  }
  const storedManifest = await buildStore.manifest(context.bindings.FILES, id);
  if (storedManifest) return json(JSON.stringify(storedManifest), IMMUTABLE);
  throw new HttpError(404, 'not_found', 'This build does not exist, or no longer exists.');
};
