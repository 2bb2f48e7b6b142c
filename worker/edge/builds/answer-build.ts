import type { BuildManifest } from '../../../src/contracts/build.ts';
import { buildManifestPath, LATEST_BUILD_PATH } from '../../../src/contracts/build-paths.ts';
import type { Bindings } from '../../env.ts';
import { HttpError, jsonError } from '../../http/http-error.ts';
import { requestIdOf } from '../../http/request-id.ts';
import { IMMUTABLE } from '../files.ts';
import { buildManifest } from './build-manifest.ts';
import { BUILD_ID, buildStore } from './served-build.ts';

// `npm run dev` makes no files of a build: what it serves was changed a moment ago.
const isDev = BUILD_ID === 'dev';
const devManifest = (): BuildManifest =>
  buildManifest({ id: BUILD_ID, timestamp: Date.now(), prerendered: [] });

/** @throws Error where it does not come: nobody should keep what came instead. */
const readAsset = async (path: string, request: Request, { ASSETS }: Bindings) => {
  const asset = await ASSETS.fetch(new URL(path, request.url).href);
  if (!asset.ok) {
    await asset.body?.cancel();
    throw new Error(`The asset ${path} is answered with ${asset.status}.`);
  }
  return asset.text();
};

const json = (text: string, cacheControl: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  });

/** Specification 7, `builds/latest.json`: which build is served, at this very moment. */
export const answerLatestBuild = async (
  request: Request,
  bindings: Bindings,
): Promise<Response> => {
  if (!isDev) return json(await readAsset(LATEST_BUILD_PATH, request, bindings), 'no-store');
  const { id, timestamp } = devManifest();
  return json(JSON.stringify({ id, timestamp }), 'no-store');
};

/** Specification 7, `builds/meta/{buildId}.json`: the rules of this build, or of one before it. */
export const answerBuildManifest = async (
  id: string,
  request: Request,
  bindings: Bindings,
): Promise<Response> => {
  if (id === BUILD_ID) {
    if (isDev) return json(JSON.stringify(devManifest()), 'no-store');
    return json(await readAsset(buildManifestPath(id), request, bindings), IMMUTABLE);
  }
  const kept = await buildStore.manifest(bindings.FILES, id);
  if (kept) return json(JSON.stringify(kept), IMMUTABLE);
  const missing = new HttpError(404, 'not_found', 'There is no such build, or no longer.');
  return jsonError(missing, requestIdOf(request));
};
