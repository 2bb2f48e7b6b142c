import type { R2ObjectBody } from '@cloudflare/workers-types';

/** A file from the store as a download that no browser opens in place (RFC 6266 for its name). */
export const attachment = (file: R2ObjectBody, name: string): Response => {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return new Response(file.body as unknown as ReadableStream, {
    headers: {
      'content-type': file.httpMetadata?.contentType ?? 'application/octet-stream',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
};
