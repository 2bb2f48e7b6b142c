import type { R2ObjectBody } from '@cloudflare/workers-types';
import { contentDisposition } from '../../backend/resumes/content-disposition.ts';

/** Returns a stored file as a download that browsers do not open inline. */
export const attachment = (file: R2ObjectBody, name: string): Response =>
  new Response(file.body as unknown as ReadableStream, {
    headers: {
      'content-type': file.httpMetadata?.contentType ?? 'application/octet-stream',
      'content-length': String(file.size),
      'content-disposition': contentDisposition('attachment', name),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
