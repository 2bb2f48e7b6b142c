import { parseByteRange } from '../byte-range.ts';
import { isKnownTag } from '../entity-tag.ts';
import type { Bindings } from '../env.ts';
import { buildStore } from './builds/served-build.ts';
import { isCompressed } from './compression.ts';
import { isReservedPath } from './page-rules.ts';
import { isPagePayload } from './page-view.ts';

/** Of a file that is named after its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Of all others: pictures that an editor may replace under their names. */
const REPLACEABLE = 'public, max-age=3600, stale-while-revalidate=86400';

const HASHED_FOLDER = '/assets/';

/**
 * Whether a path is written as the paths of files are. Never what lies beside them for other uses:
 * prerendered pages and payloads of pages, which have addresses of their own, and names with a dot before
 * them. However it is spelt: one file has one address.
 */
export const isFilePath = (pathname: string): boolean => {
  const isName =
    /\.\w{2,5}$/.test(pathname) && !isReservedPath(pathname) && !isPagePayload(pathname);
  if (!isName || /\.(html|map)$|\/[./]|^\/RSC\//i.test(pathname)) return false;
  try {
    return encodeURI(decodeURIComponent(pathname)) === pathname;
  } catch {
    return false;
  }
};

export interface StoredFile {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly type: string;
  /** In quotes, of the bytes as they are stored. */
  readonly tag: string;
  readonly cacheControl: string;
}

/** A file as HTTP has it: whole, a part, or the word that the browser's copy is still good. */
export const respondFile = async (
  { body, type, tag, cacheControl }: StoredFile,
  request: Request,
): Promise<Response> => {
  const isWeak = isCompressed(type);
  const headers = new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    // Weak where encodings differ: the bytes are not the same, what they stand for is.
    etag: isWeak ? `W/${tag}` : tag,
    'accept-ranges': 'bytes',
  });
  if (isKnownTag(request, tag)) {
    await body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  const range = request.headers.get('range');
  const ifRange = request.headers.get('if-range');
  // RFC 9110, 13.1.5: no part of what may be another file by now, which a weak tag does not tell.
  const isPart = range !== null && (ifRange === null || (ifRange === tag && !isWeak));
  if (request.method !== 'GET' || !isPart) return new Response(body, { headers });
  // Nobody says how large a file is, but none is larger than the platform takes (25 MiB).
  return respondPart(await new Response(body).arrayBuffer(), range, headers);
};

const respondPart = (bytes: ArrayBuffer, asked: string, headers: Headers): Response => {
  const range = parseByteRange(asked, bytes.byteLength);
  if (!range) return new Response(bytes, { headers });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range;
  headers.set('content-range', `bytes ${start}-${end}/${bytes.byteLength}`);
  // Ranges count the bytes as they are stored: a part is not to be compressed.
  headers.set('content-encoding', 'identity');
  headers.append('cache-control', 'no-transform');
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
};

const missingFile = () =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'cache-control': 'no-store' },
  });

/** A file that is none of this build: a page that was opened before a deploy asks for its own. */
const answerOtherBuild = async (
  request: Request,
  pathname: string,
  { FILES }: Bindings,
): Promise<Response> => {
  const name = pathname.slice(HASHED_FOLDER.length);
  const file = await buildStore.file(FILES, name);
  // Its name tells its content, so it is tag enough.
  return file
    ? respondFile({ ...file, tag: `"${name}"`, cacheControl: IMMUTABLE }, request)
    : missingFile();
};

/**
 * The file of a path. A missing one that was named after its content is a plain 404; undefined for all
 * other names that no file has, which go on as pages.
 */
export const answerFile = async (
  request: Request,
  { pathname, href }: URL,
  bindings: Bindings,
): Promise<Response | undefined> => {
  const { method } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !isFilePath(pathname)) return undefined;
  const file = (await bindings.ASSETS.fetch(href, { method })) as unknown as Response;
  const isHashed = pathname.startsWith(HASHED_FOLDER);
  if (!file.ok) {
    await file.body?.cancel();
    return isHashed ? answerOtherBuild(request, pathname, bindings) : undefined;
  }
  return respondFile(
    {
      body: file.body,
      type: file.headers.get('content-type') ?? 'application/octet-stream',
      // `npm run dev` gives weak ones itself.
      tag: file.headers.get('etag')?.replace(/^W\//, '') ?? '""',
      cacheControl: isHashed ? IMMUTABLE : REPLACEABLE,
    },
    request,
  );
};
