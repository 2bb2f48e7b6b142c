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

/** Of a file that is named after its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Of all others: pictures that an editor may replace under their names. */
const REPLACEABLE = 'public, max-age=3600, stale-while-revalidate=86400';

const HASHED_FOLDER = '/assets/';

/** Made when it is asked for: a robot that gets none of it, as no file can be read, would leave the site. */
const isMade = (route: SiteRoute | undefined): boolean =>
  isForPrograms(route) || (route !== undefined && 'isMade' in route);

/**
 * Whether a path is written as the paths of files are. Never what lies beside them for other uses:
 * prerendered pages and payloads of pages, which have addresses of their own, and names with a dot before
 * them. However it is spelt: one file has one address.
 */
export const isFilePath = (pathname: string, route: SiteRoute | undefined): boolean => {
  const isName = /\.\w{2,5}$/.test(pathname) && !isMade(route) && !isPagePayload(pathname);
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
  /** In quotes, of the bytes as they are stored. */
  readonly tag: string;
  readonly cacheControl: string;
  /** Its body is compressed as it is stored. */
  readonly encoding?: 'br';
}

/** A file as HTTP has it: whole, a part, or the word that the browser's copy is still good. */
export const respondFile = async (
  { body, type, tag, cacheControl, encoding }: StoredFile,
  request: Request,
): Promise<Response> => {
  const isWeak = isCompressed(type);
  const headers = new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    // Weak where encodings differ: the bytes are not the same, what they stand for is.
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
  // RFC 9110, 13.1.5: no part of what may be another file by now, which a weak tag does not tell.
  const isPart = range !== null && (ifRange === null || (ifRange === tag && !isWeak));
  if (request.method !== 'GET' || !isPart) {
    // Workers would compress it once more.
    return new Response(body, { headers, ...(encoding && { encodeBody: 'manual' }) });
  }
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

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? 'application/octet-stream';

/** @throws Error where nobody can tell: what is there must not be called missing */
const isThere = (file: Response): boolean => {
  if (!file.ok) dropBody(file);
  if (file.status >= 500) throw new Error(`A file is answered with ${file.status}.`);
  return file.ok;
};

const missingFile = () =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });

/** Of the hashed files that the build has compressed, too, beside themselves (scripts/build-site.ts). */
const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Who reads brotli (RFC 9110, 12.5.3). */
const readsBrotli = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((coding) => {
    const [name = '', quality = ''] = coding.split(';').map((part) => part.trim().toLowerCase());
    return name === 'br' && !/^q=0(?:\.0*)?$/.test(quality);
  });

/** A file that is named after its content, of this build or, where a tab was opened before, another. */
const answerHashed = async (
  request: Request,
  { origin, pathname }: URL,
  { ASSETS, FILES }: Bindings,
): Promise<Response> => {
  const name = pathname.slice(HASHED_FOLDER.length);
  // Its name tells its content, so it is tag enough.
  const stored = { tag: `"${name}"`, cacheControl: IMMUTABLE };
  const { method, headers } = request;
  const load = async (path: string) => {
    const file = (await ASSETS.fetch(origin + path, { method })) as unknown as Response;
    return isThere(file) ? file : undefined;
  };

  // Ranges count the bytes of the file as it is.
  const type = COMPRESSED_TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (type && readsBrotli(headers.get('accept-encoding') ?? '') && !headers.has('range')) {
    const compressed = await load(`${pathname}.br`);
    if (compressed) {
      const { body } = compressed;
      return respondFile({ ...stored, body, type, encoding: 'br' }, request);
    }
  }
  const own = await load(pathname);
  if (own) return respondFile({ ...stored, body: own.body, type: typeOf(own) }, request);
  const other = await buildStore.file(FILES, name);
  return other ? respondFile({ ...stored, ...other }, request) : missingFile();
};

/**
 * The file of a path. A missing one that was named after its content is a plain 404; undefined for all
 * other names that no file has, which go on as pages.
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
    return answerHashed(request, url, bindings);
  }
  const { method } = request;
  const file = (await bindings.ASSETS.fetch(url.href, { method })) as unknown as Response;
  if (!isThere(file)) return undefined;
  context.label = '/*.*';
  // `npm run dev` gives weak ones itself.
  const tag = file.headers.get('etag')?.replace(/^W\//, '') ?? '""';
  const { body } = file;
  return respondFile({ body, type: typeOf(file), tag, cacheControl: REPLACEABLE }, request);
};
