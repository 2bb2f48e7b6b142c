import { BUILD_ID } from '../builds/served-build.ts';
import { isKnownTag, weakTag } from '../http/headers/entity-tag.ts';

type Body = string | ReadableStream<Uint8Array>;

/**
 * Returns a response that clients must revalidate, or a 304 for a matching ETag. `version` contains
 * values that change whenever the body does (the build id is added). If `version` is given, the
 * body is not generated for a client that already has it; otherwise, the ETag is computed from the
 * body.
 */
export const respondWithTag = async (
  request: Request,
  body: {
    readonly type: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly version?: readonly unknown[] | undefined;
    readonly write: () => Body | Promise<Body>;
  },
): Promise<Response> => {
  const { type, version, write } = body;
  const written = version ? undefined : await new Response(await write()).text();
  const etag = await weakTag(written ?? JSON.stringify([...(version ?? []), BUILD_ID]));
  const headers = { ...body.headers, etag, 'cache-control': 'no-cache' };
  if (isKnownTag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(written ?? (await write()), {
    headers: { ...headers, 'content-type': type },
  });
};
