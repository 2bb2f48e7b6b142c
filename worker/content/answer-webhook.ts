import * as v from 'valibot';
import { forgetRedirects } from '../../src/lib/content/redirects.ts';
import { forgetFrame } from '../../src/lib/content/site-frame.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError } from '../http-error.ts';
import { readBody } from '../read-body.ts';
import { contentSource } from './content-source.ts';
import { isSignedByContentful } from './verify-webhook.ts';

export const WEBHOOK_PATH = '/hooks/contentful';

/** An entry with all its text, several times over. */
const BODY_MAX_BYTES = 2 * 1024 * 1024;

/** What changes what visitors see. Drafts are saved all the time, which changes nothing for them. */
const TOPIC = /^ContentManagement\.(Entry|Asset|ContentType)\.(publish|unpublish|delete|archive)$/;

/** No comma or space: they go into a list of tags. */
const IdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const LinkSchema = v.object({ sys: v.object({ id: IdSchema }) });

const ChangeSchema = v.object({
  sys: v.object({ id: IdSchema, space: LinkSchema, contentType: v.optional(LinkSchema) }),
});
type Change = v.InferOutput<typeof ChangeSchema>;

/** The cache tags that a change touches: `src/lib/content/cache-tags.ts` gives them to pages. */
const tagsOf = (kind: string, change: Change, ownSpace: string | undefined): readonly string[] => {
  const { id, space, contentType } = change.sys;
  if (space.sys.id !== ownSpace) return [];
  if (kind === 'ContentType') return [`content-type:${id}`];
  const own = `${kind.toLowerCase()}:${id}`;
  return contentType ? [own, `content-type:${contentType.sys.id}`] : [own];
};

const parseChange = (body: string): Change => {
  try {
    return v.parse(ChangeSchema, JSON.parse(body));
  } catch (cause) {
    const message = 'This is no entry, asset or content type of Contentful.';
    throw new HttpError(422, 'invalid', message, { cause });
  }
};

/**
 * Contentful tells that something was published, or is no longer: what shows it is forgotten
 * (decision 24).
 * @throws HttpError 403, 404, 405, 413, 415, 422
 */
export const answerWebhook = async (
  request: Request,
  bindings: Bindings,
  { now, purge }: { now: number; purge: (tags: readonly string[]) => Promise<unknown> },
): Promise<Response> => {
  const { CONTENTFUL_WEBHOOK_SECRET: secret, CONTENTFUL_SPACE_ID: space } = variablesOf(bindings);
  if (!secret) throw new HttpError(404, 'not_found', `There is no call ${WEBHOOK_PATH}.`);
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', 'Use POST here.', {
      headers: { allow: 'POST' },
    });
  }
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new HttpError(415, 'unsupported_media_type', 'Send JSON.');
  }
  const body = new TextDecoder().decode(
    await readBody(request, BODY_MAX_BYTES, 'That is more than an entry.'),
  );
  if (!(await isSignedByContentful(request, body, { secret, now }))) {
    throw new HttpError(403, 'bad_signature', 'The signature is missing, wrong or too old.');
  }
  const kind = TOPIC.exec(request.headers.get('x-contentful-topic') ?? '')?.[1];
  const tags = kind ? tagsOf(kind, parseChange(body), space) : [];
  if (tags.length > 0) {
    forgetFrame(contentSource(bindings), tags);
    forgetRedirects(contentSource(bindings), tags);
    await purge(tags);
  }
  return Response.json({ purged: tags }, { headers: { 'cache-control': 'no-store' } });
};
