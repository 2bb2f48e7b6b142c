import type { R2Object } from '@cloudflare/workers-types';
import { INLINE_RESUME_TYPES, RESUME_TYPES } from '../../../src/contracts/application-rules.ts';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import { parseByteRange } from '../../http/headers/byte-range.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { contentDisposition } from './content-disposition.ts';
import { authenticateResume, type FoundResume } from './find-resume.ts';
import { recordRead } from './record-read.ts';

const KNOWN: readonly string[] = Object.values(RESUME_TYPES);

/**
 * The resume's type if it is one of the accepted types, otherwise a generic binary type. For text,
 * it includes the charset detected when the file was stored.
 */
const selectContentType = ({ type }: FoundResume, { httpMetadata }: R2Object): string => {
  if (!KNOWN.includes(type)) return 'application/octet-stream';
  return (type === RESUME_TYPES.txt && httpMetadata?.contentType) || type;
};

const createHeaders = (resume: FoundResume, file: R2Object) => ({
  'content-type': selectContentType(resume, file),
  'content-disposition': contentDisposition(
    INLINE_RESUME_TYPES.includes(resume.type) ? 'inline' : 'attachment',
    resume.name,
  ),
  'accept-ranges': 'bytes',
  etag: file.httpEtag,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  // Chromium still shows a PDF in its own tab under this policy; nothing else may run or load.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
});

const gone = () => new HttpError(404, 'not_found', 'This resume is no longer available.');

export const addResumeRoutes = (app: Handlers): void => {
  registerHandler(
    app,
    endpoints.getResume,
    async ({ bindings, caller: resume, request, now }) => {
      const file = await bindings.FILES.head(resume.key);
      if (!file) throw gone();
      const { size } = file;
      const headers = createHeaders(resume, file);
      // If-Range (RFC 9110, 13.1.5): a range from a changed file would not match the part that the
      // client already has.
      const ifRange = request.headers.get('if-range');
      const range =
        ifRange === null || ifRange === file.httpEtag
          ? parseByteRange(request.headers.get('range'), size)
          : undefined;
      if (range === 'unsatisfiable') {
        throw new HttpError(
          416,
          'range_not_satisfiable',
          `The requested range is outside the file, which has ${size} bytes.`,
          {
            headers: { 'content-range': `bytes */${size}` },
          },
        );
      }
      if (request.method === 'HEAD') {
        return new Response(null, { headers: { ...headers, 'content-length': String(size) } });
      }
      if (resume.read) await recordRead(bindings.PEOPLE, resume.read, !range?.start, now);
      const { start, end } = range ?? { start: 0, end: size - 1 };
      const part = { offset: start, length: end - start + 1 };
      const object = await bindings.FILES.get(resume.key, { range: part });
      if (!object) throw gone();
      return new Response(object.body as unknown as ReadableStream, {
        status: range ? 206 : 200,
        headers: {
          ...headers,
          'content-length': String(part.length),
          ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
        },
      });
    },
    { authenticate: authenticateResume },
  );
};
