import { isForPrograms } from '../../src/routes/match-route.ts';
import { isPagePayload } from '../../src/routes/page-path.ts';
import type { SiteRoute } from '../../src/routes/site-routes.ts';
import { buildStore } from '../builds/served-build.ts';
import type { Bindings } from '../env.ts';
import { dropBody } from '../http/body/drop-body.ts';
import { parseByteRange } from '../http/headers/byte-range.ts';
import { isCompressed } from '../http/headers/compression.ts';
import { isKnownTag } from '../http/headers/entity-tag.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';

/** The Cache-Control header for files whose names contain a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The Cache-Control header for all other files, such as pictures, which an editor may replace under
 * the same name.
 */
const REPLACEABLE = 'public, max-age=3600, stale-while-revalidate=86400';

const HASHED_FOLDER = '/assets/';

/**
 * Whether the worker generates the file instead of reading it from the assets. Such files must
 * remain available even if assets cannot be read, because some crawlers would stop crawling the
 * site if one of them returned an error.
 */
const isGenerated = (route: SiteRoute | undefined): boolean =>
  isForPrograms(route) || (route !== undefined && 'isMade' in route);

/**
 * Whether a path looks like a file path. Dot files are excluded, and so are prerendered pages and
 * page payloads, which have URLs of their own. Only one spelling is accepted, so that each file has
 * one URL.
 */
export const isFilePath = (pathname: string, route: SiteRoute | undefined): boolean => {
  const isName = /\.\w{2,5}$/.test(pathname) && !isGenerated(route) && !isPagePayload(pathname);
  if (!isName || /\.(html|map|br)$|\/[./]|^\/RSC\//i.test(pathname)) return false;
  try {
    return encodeURI(decodeURIComponent(pathname)) === pathname;
  } catch {
    return false;
  }
};

export interface StoredFile {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly type: string;
  /** The ETag of the stored bytes, in quotes. */
  readonly tag: string;
  readonly cacheControl: string;
  /** The compression of the stored body, if any. */
  readonly encoding?: 'br';
}

/** Sends a file as an HTTP response: the whole file, a range of it, or 304. */
export const respondFile = async (
  { body, type, tag, cacheControl, encoding }: StoredFile,
  request: Request,
): Promise<Response> => {
  const isWeak = isCompressed(type);
  const headers = new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    // The ETag is weak for compressible types, because the bytes depend on the encoding although
    // the content does not.
    etag: isWeak ? `W/${tag}` : tag,
    'accept-ranges': 'bytes',
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (isKnownTag(request, tag)) {
    await body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  const range = request.headers.get('range');
  const ifRange = request.headers.get('if-range');
  // RFC 9110, 13.1.5: no range is sent if the file may have changed, and a weak tag cannot rule
  // that out.
  const isPart = range !== null && (ifRange === null || (ifRange === tag && !isWeak));
  if (request.method !== 'GET' || !isPart) {
    // With `encodeBody: 'manual'`, the runtime does not compress the body again.
    return new Response(body, { headers, ...(encoding && { encodeBody: 'manual' }) });
  }
  // The size of an asset is not known here, but the platform limits assets to 25 MiB.
  return respondPart(await new Response(body).arrayBuffer(), range, headers);
};

const respondPart = (bytes: ArrayBuffer, requested: string, headers: Headers): Response => {
  const range = parseByteRange(requested, bytes.byteLength);
  if (!range) return new Response(bytes, { headers });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range;
  headers.set('content-range', `bytes ${start}-${end}/${bytes.byteLength}`);
  // Ranges refer to the stored bytes, so a range must not be compressed.
  headers.set('content-encoding', 'identity');
  headers.append('cache-control', 'no-transform');
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
};

const readContentType = ({ headers }: Response) =>
  headers.get('content-type') ?? 'application/octet-stream';

/** @throws Error on a 5xx, because an existing file must not be reported as missing */
const isFound = (file: Response): boolean => {
  if (!file.ok) dropBody(file);
  if (file.status >= 500) throw new Error(`A file responded with status ${file.status}.`);
  return file.ok;
};

const missingFile = () =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });

/**
 * Types of hashed files for which the build also stores a compressed copy (scripts/build-site.ts).
 */
const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Whether the client accepts brotli (RFC 9110, 12.5.3). */
const readsBrotli = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((coding) => {
    const [name = '', quality = ''] = coding.split(';').map((part) => part.trim().toLowerCase());
    return name === 'br' && !/^q=0(?:\.0*)?$/.test(quality);
  });

/**
 * Sends a file with a hashed name, from this build or, for a tab opened before a deploy, from an
 * earlier build.
 */
const sendHashedFile = async (
  request: Request,
  { origin, pathname }: URL,
  { ASSETS, FILES }: Bindings,
): Promise<Response> => {
  const name = pathname.slice(HASHED_FOLDER.length);
  // The name contains a hash of the content, so it serves as the ETag.
  const stored = { tag: `"${name}"`, cacheControl: IMMUTABLE };
  const { method, headers } = request;
  const load = async (path: string) => {
    const file = (await ASSETS.fetch(origin + path, { method })) as unknown as Response;
    return isFound(file) ? file : undefined;
  };

  // Ranges refer to the uncompressed file.
  const type = COMPRESSED_TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (type && readsBrotli(headers.get('accept-encoding') ?? '') && !headers.has('range')) {
    const compressed = await load(`${pathname}.br`);
    if (compressed) {
      const { body } = compressed;
      return respondFile({ ...stored, body, type, encoding: 'br' }, request);
    }
  }
  const own = await load(pathname);
  if (own) return respondFile({ ...stored, body: own.body, type: readContentType(own) }, request);
  const other = await buildStore.file(FILES, name);
  return other ? respondFile({ ...stored, ...other }, request) : missingFile();
};

/**
 * Sends the file at a path. If there is no such file, returns a plain 404 for a path in the folder
 * of hashed files, and undefined for any other path, which is then treated as a page.
 */
export const sendFile = (context: RequestContext): Promise<Response | undefined> | undefined =>
  isRead(context) && isFilePath(context.url.pathname, context.match?.route)
    ? findFile(context)
    : undefined;

const findFile = async (context: RequestContext): Promise<Response | undefined> => {
  const { request, url, bindings } = context;
  const { pathname } = url;
  if (pathname.startsWith(HASHED_FOLDER)) {
    context.label = '/assets/*';
    return sendHashedFile(request, url, bindings);
  }
  const { method } = request;
  const file = (await bindings.ASSETS.fetch(url.href, { method })) as unknown as Response;
  if (!isFound(file)) return undefined;
  context.label = '/*.*';
  // Removes the `W/` prefix, because in `npm run dev` the tags are already weak.
  const tag = file.headers.get('etag')?.replace(/^W\//, '') ?? '""';
  const { body } = file;
  return respondFile(
    { body, type: readContentType(file), tag, cacheControl: REPLACEABLE },
    request,
  );
};
