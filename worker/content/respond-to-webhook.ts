import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { ANY_CONTENT, CONTENT_ID } from '../../src/lib/content/cache-tags.ts';
import { purgeContent } from '../cache/purge-pages.ts';
import { readVariables, type Variables } from '../env.ts';
import { refuseMalformedJson } from '../http/body/parse-json.ts';
import { readBody } from '../http/body/read-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { clearContentCaches } from './clear-content-caches.ts';
import { isSignedByContentful, TOPIC_HEADER } from './verify-webhook.ts';

/** The maximum size of a body: several times that of an entry with all its text. */
const BODY_MAX_BYTES = 2 * 1024 * 1024;

/**
 * Events that change what visitors see. Changes to drafts are excluded: they are saved constantly
 * and are invisible to visitors.
 */
const TOPIC = /^ContentManagement\.(Entry|Asset|ContentType)\.(publish|unpublish|delete|archive)$/;

const IdSchema = v.pipe(v.string(), v.regex(CONTENT_ID));
const LinkSchema = v.object({ sys: v.object({ id: IdSchema }) });

const ChangeSchema = v.object({
  sys: v.object({
    /** `Entry`, or `DeletedEntry` if the entry is no longer published. */
    type: v.string(),
    id: IdSchema,
    space: LinkSchema,
    environment: v.optional(LinkSchema),
    contentType: v.optional(LinkSchema),
  }),
});
type Change = v.InferOutput<typeof ChangeSchema>;

/**
 * The cache tags of the pages that a change affects. `src/lib/content/cache-tags.ts` assigns these
 * tags.
 */
const listChangedTags = (kind: string, { sys }: Change): readonly string[] => {
  const { id, contentType } = sys;
  if (kind === 'ContentType') return [`content-type:${id}`, ANY_CONTENT];
  const own = `${kind.toLowerCase()}:${id}`;
  return contentType
    ? [own, `content-type:${contentType.sys.id}`, ANY_CONTENT]
    : [own, ANY_CONTENT];
};

/**
 * Parses the body with `JSON.parse`, because an entry may be nested more deeply than `parseJson`
 * allows.
 * @throws HttpError 400
 */
const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch (cause) {
    return refuseMalformedJson(cause);
  }
};

/** @throws HttpError 422 */
const checkChange = (kind: string, content: unknown): Change => {
  const { success, output, issues } = v.safeParse(ChangeSchema, content);
  if (success && output.sys.type.replace(/^Deleted/, '') === kind) return output;
  throw new HttpError(
    422,
    'invalid',
    'This is not a Contentful event, or its content does not match its topic.',
    {
      cause: issues,
    },
  );
};

/**
 * Whether the change is in the space and environment that this site reads. An event that specifies
 * no environment is assumed to be in this site's environment.
 */
const isOwn = ({ sys }: Change, variables: Variables): boolean =>
  sys.space.sys.id === variables.CONTENTFUL_SPACE_ID &&
  (sys.environment?.sys.id ?? variables.CONTENTFUL_ENVIRONMENT) ===
    variables.CONTENTFUL_ENVIRONMENT;

/** Increments the content version that pages use (`pages/content-version.ts`). */
const noteChange = (db: D1Database, now: number): Promise<unknown> =>
  db
    .prepare("UPDATE version SET version = max(version + 1, ?) WHERE name = 'content'")
    .bind(now)
    .run();

/**
 * Handles a webhook from Contentful: purges the pages that show the published or unpublished
 * content (decision 7). If the database fails, the response is an error, so Contentful sends the
 * event again.
 * @throws HttpError 400, 403, 404, 405, 413, 415, 422
 */
export const respondToWebhook = async ({
  request,
  bindings,
  execution,
}: RequestContext): Promise<Response> => {
  const now = Date.now();
  const variables = readVariables(bindings);
  const secret = variables.CONTENTFUL_WEBHOOK_SECRET;
  if (!secret)
    throw new HttpError(404, 'not_found', 'The webhook /hooks/contentful is not enabled.');
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', 'Use POST.', {
      headers: { allow: 'POST' },
    });
  }
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new HttpError(415, 'unsupported_media_type', 'Send JSON.');
  }
  const body = new TextDecoder().decode(
    await readBody(request, BODY_MAX_BYTES, 'The body is too large for an entry.'),
  );
  if (!(await isSignedByContentful(request, body, { secret, now }))) {
    throw new HttpError(403, 'bad_signature', 'The signature is missing, wrong or too old.');
  }
  const [, kind, action] = TOPIC.exec(request.headers.get(TOPIC_HEADER) ?? '') ?? [];
  const content = parseBody(body);
  const change = kind ? checkChange(kind, content) : undefined;
  const tags = kind && change && isOwn(change, variables) ? listChangedTags(kind, change) : [];
  if (tags.length > 0) {
    clearContentCaches(bindings, tags);
    await noteChange(bindings.JOBS, now);
    await purgeContent(execution, bindings, tags, { isGone: action !== 'publish' });
  }
  return Response.json({ purged: tags }, { headers: { 'cache-control': 'no-store' } });
};
