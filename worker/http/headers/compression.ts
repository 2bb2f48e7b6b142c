/**
 * Content types that, according to its documentation, the platform compresses if the client accepts
 * compression. A response with such a type therefore has several representations.
 */
const COMPRESSED =
  /^(text\/(html|plain|css|javascript|xml|x-component)|application\/(javascript|json|xml|rss\+xml|manifest\+json|wasm)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(ttf|otf))(;|$)/i;

export const isCompressed = (type: string): boolean => COMPRESSED.test(type);

/** Tells caches that a response is available in several encodings (RFC 9110, 12.5.5). */
export const varyByEncoding = (headers: Headers): void => {
  const varies = headers.get('vary') ?? '';
  if (!isCompressed(headers.get('content-type') ?? '') || /accept-encoding/i.test(varies)) return;
  headers.append('vary', 'Accept-Encoding');
};
