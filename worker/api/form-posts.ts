import * as v from 'valibot';
import { CHALLENGE_FIELD, challengeHeader } from '../../src/contracts/challenge.ts';
import { type ContactKind, ReferralSchema } from '../../src/contracts/contact.ts';
import { CONTACT_CALLS } from '../../src/contracts/contact-calls.ts';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { CONTACT_KINDS, keysOf } from '../../src/contracts/enums.ts';
import { FeedbackSchema, ReviewSchema } from '../../src/contracts/review.ts';
import { ErrorBodySchema, type FieldErrors } from '../../src/contracts/wire.ts';
import { formValues } from '../../src/lib/form-values.ts';
import { nestFields } from '../../src/lib/nest-fields.ts';
import type { ReturnedForm } from '../../src/lib/runtime.ts';
import {
  contactPath,
  type ReviewerLink,
  referralPath,
  reviewedApplicationPath,
  scoreCardPath,
  vendorReviewPath,
} from '../../src/routes/hrefs.ts';
import { APPLY_MAX_BYTES, APPLY_TOO_LARGE } from '../backend/applications/read-form.ts';
import { FIELDS_MAX_BYTES, FIELDS_TOO_LARGE, readFormParts } from '../http/form-parts.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { readBody, withBody } from '../http/read-body.ts';
import { requestIdOf } from '../http/request-id.ts';
import { matchPath } from './match-endpoint.ts';

/**
 * Forms without JavaScript. A form posts to its API path; where the sender wants HTML, the same
 * call is made as JSON and its answer turned into a page: a redirect to where success leads, or the
 * form's own page again, with what was typed and what was wrong.
 */

/** What the pages around a form are found by. */
interface Post {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The product API. */
  readonly call: (request: Request) => Promise<Response>;
  readonly url: string;
}

interface Form {
  readonly endpoint: endpoints.Endpoint;
  /** Path of the page that holds the form. */
  readonly page: (post: Post) => string | Promise<string>;
  /** Holds the form always, where `page` may have lost it, or be out of reach. */
  readonly fallbackPage?: string;
  /** Where success leads, given the answer's `data`. */
  readonly done: (post: Post, data: unknown) => string;
}

const jobPage = async ({ params, call, url }: Post): Promise<string> => {
  const path = endpoints.getJob.path.replace('{id}', params.id ?? '');
  const job = await call(new Request(new URL(`/${path}`, url)));
  if (!job.ok) throw new HttpError(job.status, 'not_found', '');
  return v.parse(endpoints.getJob.answer, await job.json()).data.path;
};

/** A path of this site, whatever stands behind it: nothing that a browser takes for another site. */
const SITE_PATH = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** Contact forms stand on many pages, which say so in the form's address. */
const contactPage =
  (kind: ContactKind) =>
  ({ query }: Post): string => {
    const page = query.get('page');
    return page && SITE_PATH.test(page) ? page : contactPath(kind);
  };

/** The link that a reviewer's form was posted with. */
const reviewerLink = (reviewer: string | undefined, { query }: Post): ReviewerLink => ({
  reviewer: reviewer ?? '',
  expires: query.get('expires') ?? '',
});

/** A kept draft leads back to its card, a review to the application, a declined one to the desk. */
const afterReview = (post: Post, data: unknown): string => {
  const link = reviewerLink(post.params.id, post);
  const review = v.parse(ReviewSchema, data);
  const isDraft = review.draft && review.draft.at > (review.submittedAt ?? '');
  if (isDraft) return scoreCardPath(link, review.id);
  return review.status === 'received'
    ? reviewedApplicationPath(link, review.applicationId, 'review')
    : vendorReviewPath(link);
};

const feedbackThread = (post: Post, done?: string): string =>
  reviewedApplicationPath(
    reviewerLink(post.params.reviewerId, post),
    post.params.applicationId ?? '',
    done,
  );

/** Every form of the site that works without JavaScript. */
const FORMS: readonly Form[] = [
  {
    endpoint: endpoints.applyToJob,
    page: jobPage,
    done: ({ params }) => `/jobs/${params.id}/applied`,
  },
  {
    endpoint: endpoints.sendMagicLink,
    page: () => '/cv',
    done: () => '/cv?sent=true',
  },
  ...keysOf(CONTACT_KINDS).map((kind) => ({
    endpoint: CONTACT_CALLS[kind],
    page: contactPage(kind),
    fallbackPage: contactPath(kind),
    done: () => `/contact/sent?for=${kind}`,
  })),
  {
    endpoint: endpoints.createReferral,
    page: () => '/referral',
    done: (_, data) => referralPath(v.parse(ReferralSchema, data).id),
  },
  {
    endpoint: endpoints.submitReview,
    page: (post) => scoreCardPath(reviewerLink(post.params.id, post), post.params.reviewId ?? ''),
    done: afterReview,
  },
  {
    endpoint: endpoints.submitFeedback,
    page: (post) => feedbackThread(post),
    done: (post, data) => feedbackThread(post, v.parse(FeedbackSchema, data).id),
  },
];

const FORM_OF = new Map(FORMS.map((form) => [form.endpoint.path, form]));

const wantsHtml = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html');

/** A form's post, or its address opened by hand, that is to be answered by a page. */
export interface FormRequest {
  readonly form: Form;
  readonly params: Readonly<Record<string, string>>;
}

/** The form that a request posts or opens, where its sender wants a page. */
export const formRequestOf = (request: Request): FormRequest | undefined => {
  if (!wantsHtml(request)) return undefined;
  const [match] = matchPath(new URL(request.url).pathname);
  const form = match && FORM_OF.get(match.endpoint.path);
  return form && { form, params: match.params };
};

interface Steps {
  /** Counts the post. @throws HttpError 429 */
  readonly limit: () => Promise<void>;
  readonly call: (request: Request) => Promise<Response>;
  /** The page at a path, with the form as it came. */
  readonly renderAgain: (path: string, form: ReturnedForm) => Promise<Response>;
}

const postOf = (request: Request, { params }: FormRequest, call: Steps['call']): Post => ({
  params,
  query: new URL(request.url).searchParams,
  call,
  url: request.url,
});

/** Path of the page with the form whose address somebody opened by hand, or reloaded. */
export const pageOfForm = (
  request: Request,
  formRequest: FormRequest,
  call: Steps['call'],
): Promise<string> | string => formRequest.form.page(postOf(request, formRequest, call));

/** A form sends all its fields; one that is missing is an empty one, and its schema says so. */
const allFields = ({ body }: endpoints.Endpoint, values: Record<string, string[]>) => {
  const fields = Object.entries((body as { entries?: object } | undefined)?.entries ?? {});
  const texts = fields.filter(([, field]) => (field as v.GenericSchema).type === 'string');
  return { ...Object.fromEntries(texts.map(([name]) => [name, ['']])), ...values };
};

/** The same call as a script would make it. */
const apiRequest = (
  request: Request,
  { endpoint }: Form,
  body: Uint8Array<ArrayBuffer>,
  posted: FormData | undefined,
): Request => {
  if (!endpoint.body) return withBody(request, body, { accept: 'application/json' });
  const token = posted?.get(CHALLENGE_FIELD);
  const headers = new Headers({
    ...Object.fromEntries(request.headers),
    accept: 'application/json',
    'content-type': 'application/json',
    ...(typeof token === 'string' && challengeHeader(token)),
  });
  headers.delete('content-length');
  return new Request(request.url, {
    method: 'POST',
    headers,
    body: JSON.stringify(nestFields(allFields(endpoint, formValues(posted ?? new FormData())))),
  });
};

/**
 * The file of the form's last round, where the answer says nothing of it: whoever refused the post, such as a
 * limit, had no look at it.
 */
const keptBefore = (
  values: ReturnType<typeof formValues>,
  errors: FieldErrors,
): ReturnedForm['keptFile'] => {
  const [token] = values.resumeToken ?? [];
  const [name] = values.resumeName ?? [];
  return token && name && !errors.resume ? { token, name } : undefined;
};

/** Answers a form that was posted without JavaScript, by a page. @throws HttpError */
export const answerFormPost = async (
  request: Request,
  formRequest: FormRequest,
  steps: Steps,
): Promise<Response> => {
  const { form } = formRequest;
  const post = postOf(request, formRequest, steps.call);
  let refused: unknown = await steps.limit().catch((error: unknown) => error);
  // Over the limit, what was typed comes back where it costs little. A longer post has a file, which
  // no page can give back: it is neither read to its end nor parsed, and the browser sends it again.
  const body = await (form.endpoint.file && !refused
    ? readBody(request, APPLY_MAX_BYTES, APPLY_TOO_LARGE)
    : readBody(request, FIELDS_MAX_BYTES, FIELDS_TOO_LARGE)
  ).catch((error: unknown) => {
    throw refused ?? error;
  });
  const contentType = request.headers.get('content-type') ?? '';
  // What is broken, or more than a page may show again, holds nothing.
  const readParts = () =>
    readFormParts(body, contentType).catch((error: unknown) => {
      if (error instanceof HttpError) refused ??= error;
      return new FormData();
    });
  // What has a file is parsed by whoever takes it: here only what is to be shown again.
  const posted = form.endpoint.file ? undefined : await readParts();
  const response = refused
    ? jsonError(refused, requestIdOf(request))
    : await steps.call(apiRequest(request, form, body, posted));
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const location = form.done(post, (answer as { data?: unknown } | undefined)?.data);
    const headers = new Headers({ location });
    // Who asks for a sign-in link without scripts opens it in the same browser too.
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  }

  const parsed = v.safeParse(ErrorBodySchema, answer);
  const error = parsed.success ? parsed.output.error : undefined;
  // Anything else neither time nor the sender can put right.
  if (![409, 422, 429, 503].includes(response.status)) {
    throw new HttpError(response.status, error?.code ?? 'failed', error?.message ?? '');
  }
  const action = new URL(request.url).pathname;
  const values = formValues(posted ?? (await readParts()));
  const errors = error?.fields ?? { form: [error?.message ?? 'Please send it again.'] };
  const keptFile = error?.keptFile ?? keptBefore(values, errors);
  const returned: ReturnedForm = { action, values, errors, keptFile };
  let page = await steps.renderAgain(await form.page(post), returned);
  let html = await page.text();
  if (form.fallbackPage && !(page.ok && html.includes(`action="${action}`))) {
    page = await steps.renderAgain(form.fallbackPage, returned);
    html = await page.text();
  }
  if (!page.ok) return new Response(html, page);
  const pageHeaders = new Headers(page.headers);
  pageHeaders.set('cache-control', 'no-store');
  pageHeaders.set('x-robots-tag', 'noindex');
  for (const name of ['retry-after', 'ratelimit']) {
    const value = response.headers.get(name);
    if (value) pageHeaders.set(name, value);
  }
  return new Response(html, { status: response.status, headers: pageHeaders });
};
