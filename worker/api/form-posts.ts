import * as v from 'valibot';
import { ApplicationReceiptSchema } from '../../src/contracts/application.ts';
import { type ContactKind, ReferralSchema } from '../../src/contracts/contact.ts';
import { CONTACT_CALLS } from '../../src/contracts/contact-calls.ts';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { CONTACT_KINDS, listKeys } from '../../src/contracts/enums.ts';
import { FeedbackSchema, ReviewSchema } from '../../src/contracts/review.ts';
import { ErrorBodySchema, type FieldErrors } from '../../src/contracts/wire.ts';
import { formValues } from '../../src/lib/form-values.ts';
import { nestFields } from '../../src/lib/nest-fields.ts';
import type { ReturnedForm } from '../../src/lib/runtime.ts';
import {
  appliedPath,
  contactPath,
  jobAlertsPath,
  type ReviewerLink,
  receiptPath,
  referralPath,
  reportJobPath,
  reviewedApplicationPath,
  scoreCardPath,
  vacanciesPath,
  vendorReviewPath,
} from '../../src/routes/hrefs.ts';
import {
  APPLY_MAX_BYTES,
  APPLY_TOO_LARGE,
  FIELDS_MAX_BYTES,
  FIELDS_TOO_LARGE,
  readFormParts,
} from '../http/body/form-parts.ts';
import { readRequestBody } from '../http/body/read-body.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { findCalls } from '../http/request/match-endpoint.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { callApi } from './call-api.ts';

/**
 * Handles forms submitted without JavaScript. A form posts to its API path. If the client accepts
 * HTML, the post is converted to a JSON call, and the call's response becomes a page: a redirect
 * after success, otherwise the form's page again, with the submitted values and the errors.
 */

/** The parts of a form post that determine which pages to show. */
interface Post {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly context: RequestContext;
}

interface Form {
  readonly endpoint: endpoints.Endpoint;
  /** The path of the page that contains the form. */
  readonly page: (post: Post) => string | Promise<string>;
  /**
   * A page that always contains the form, shown if the page at `page` fails to render or no longer
   * contains the form.
   */
  readonly fallbackPage?: string;
  /** The redirect target after success, given the response's `data`. */
  readonly done: (post: Post, data: unknown) => string;
}

const jobPage = async ({ params, context }: Post): Promise<string> => {
  const job = await callApi(endpoints.getJob, { params }, context).catch((error: unknown) => {
    if (error instanceof HttpError) throw new HttpError(error.status, 'not_found', '');
    throw error;
  });
  return job.data.path;
};

/** Matches a path on this site, but nothing that a browser would resolve to another site. */
const SITE_PATH = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/**
 * Contact forms appear on many pages, so each form's action URL includes the path of the page that
 * contains the form.
 */
const contactPage =
  (kind: ContactKind) =>
  ({ query }: Post): string => {
    const page = query.get('page');
    return page && SITE_PATH.test(page) ? page : contactPath(kind);
  };

/** The reviewer's link in the URL that the form was posted to. */
const reviewerLink = (reviewer: string | undefined, { query }: Post): ReviewerLink => ({
  reviewer: reviewer ?? '',
  expires: query.get('expires') ?? '',
});

/**
 * Redirects to the score card after a draft is saved, to the application after a review is
 * submitted, and to the console after a review is declined.
 */
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

/** The link to a receipt in the URL that the form was posted to. */
const receiptPage = ({ params, query }: Post, done?: 'withdrawn' | 'resume'): string =>
  receiptPath(params.id ?? '', query.get('link') ?? '', done);

const vacanciesPage = ({ params, query }: Post): string =>
  vacanciesPath(params.id ?? '', query.get('link') ?? '');

const alertsPage = ({ params, query }: Post): string =>
  jobAlertsPath(params.id ?? '', query.get('link') ?? '');

/** Redirects to the receipt, or to the page about receipts if the product API issued no link. */
const afterApplying = ({ params }: Post, data: unknown): string => {
  const { id, link } = v.parse(ApplicationReceiptSchema, data);
  return link ? receiptPath(id, link) : appliedPath(params.id ?? '');
};

/** Every form on the site that works without JavaScript. */
const FORMS: readonly Form[] = [
  {
    endpoint: endpoints.applyToJob,
    page: jobPage,
    done: afterApplying,
  },
  {
    endpoint: endpoints.reportJob,
    page: ({ params }) => reportJobPath(params.id ?? ''),
    done: ({ params }) => reportJobPath(params.id ?? '', true),
  },
  {
    endpoint: endpoints.withdrawReceipt,
    page: (post) => receiptPage(post),
    done: (post) => receiptPage(post, 'withdrawn'),
  },
  {
    endpoint: endpoints.replaceReceiptResume,
    page: (post) => receiptPage(post),
    done: (post) => receiptPage(post, 'resume'),
  },
  {
    endpoint: endpoints.sendMagicLink,
    page: () => '/cv',
    done: () => '/cv?sent=true',
  },
  ...listKeys(CONTACT_KINDS).map((kind) => ({
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
    endpoint: endpoints.createJobAlert,
    page: ({ query }) => `/alerts/new?${query}`,
    done: () => '/alerts/sent',
  },
  {
    endpoint: endpoints.changeJobAlert,
    page: alertsPage,
    done: alertsPage,
  },
  {
    endpoint: endpoints.answerVacancy,
    page: vacanciesPage,
    done: vacanciesPage,
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

const FORMS_BY_PATH = new Map(FORMS.map((form) => [form.endpoint.path, form]));

const wantsHtml = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html');

/** A form post, or a visit to a form's action URL; either gets a page in response. */
export interface FormRequest {
  readonly form: Form;
  readonly params: Readonly<Record<string, string>>;
}

/** The form that a request posts, or whose action URL it opens, if the client accepts HTML. */
export const findFormRequest = (
  context: Pick<RequestContext, 'request' | 'url' | 'calls'>,
): FormRequest | undefined => {
  if (!wantsHtml(context.request)) return undefined;
  const [match] = findCalls(context);
  const form = match && FORMS_BY_PATH.get(match.endpoint.path);
  return form && { form, params: match.params };
};

interface Steps {
  /**
   * Responds to the form post with JSON. `body` contains the posted fields if the form has no file.
   */
  readonly respond: (body: unknown) => Promise<Response>;
  /** Renders the page at a path, with the form as it was posted. */
  readonly showAgain: (path: string, form: ReturnedForm) => Promise<Response>;
}

const createPost = (context: RequestContext, { params }: FormRequest): Post => ({
  params,
  query: context.url.searchParams,
  context,
});

/**
 * The path of the page that contains the form whose action URL was opened or reloaded.
 * @throws HttpError
 */
export const findFormPage = (
  context: RequestContext,
  formRequest: FormRequest,
): Promise<string> | string => formRequest.form.page(createPost(context, formRequest));

/**
 * Browsers submit every field of a form, so a missing field is treated as empty and left for the
 * schema to report.
 */
const allFields = ({ body }: endpoints.Endpoint, values: Record<string, string[]>) => {
  const fields = Object.entries((body as { entries?: object } | undefined)?.entries ?? {});
  const texts = fields.filter(([, field]) => (field as v.GenericSchema).type === 'string');
  return { ...Object.fromEntries(texts.map(([name]) => [name, ['']])), ...values };
};

/** The JSON body that the form's script would have sent. */
const jsonBody = ({ endpoint }: Form, posted: FormData | undefined): unknown =>
  endpoint.body && nestFields(allFields(endpoint, formValues(posted ?? new FormData())));

/**
 * The file stored by a previous post of the form, if the response does not mention a file. This
 * happens, for example, if a post is rejected by a rate limit before its file is checked.
 */
const findPreviousFile = (
  values: ReturnType<typeof formValues>,
  errors: FieldErrors,
): ReturnedForm['keptFile'] => {
  const [token] = values.resumeToken ?? [];
  const [name] = values.resumeName ?? [];
  return token && name && !errors.resume ? { token, name } : undefined;
};

/** Responds with a page to a form that was posted without JavaScript. @throws HttpError */
export const respondToFormPost = async (
  context: RequestContext,
  formRequest: FormRequest,
  steps: Steps,
): Promise<Response> => {
  const { form } = formRequest;
  const { request } = context;
  const post = createPost(context, formRequest);
  let refused: unknown = await enforceRateLimit(context).catch((error: unknown) => error);
  // If the client is over the rate limit, a short post is shown again with its values. A longer
  // post contains a file, which a page cannot give back to the browser. Such a post is neither
  // parsed nor fully read, and the browser has to send it again.
  const body = await (form.endpoint.file && !refused
    ? readRequestBody(context, APPLY_MAX_BYTES, APPLY_TOO_LARGE)
    : readRequestBody(context, FIELDS_MAX_BYTES, FIELDS_TOO_LARGE)
  ).catch((error: unknown) => {
    throw refused ?? error;
  });
  const contentType = request.headers.get('content-type') ?? '';
  // A body that is malformed, or too large to show again, is treated as empty.
  const readParts = () =>
    readFormParts(body, contentType).catch((error: unknown) => {
      if (error instanceof HttpError) refused ??= error;
      return new FormData();
    });
  // A form with a file is parsed by its endpoint, and parsed here only if it has to be shown again.
  const posted = form.endpoint.file ? undefined : await readParts();
  const response = refused
    ? jsonError(refused, context.id)
    : await steps.respond(jsonBody(form, posted));
  const responseJson: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const location = form.done(post, (responseJson as { data?: unknown } | undefined)?.data);
    const headers = new Headers({ location });
    // Passes on the cookie that ties a sign-in link to the browser that requested it.
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  }

  const parsed = v.safeParse(ErrorBodySchema, responseJson);
  const error = parsed.success ? parsed.output.error : undefined;
  // Resubmitting the form helps only with the statuses 409, 422, 429 and 503.
  if (![409, 422, 429, 503].includes(response.status)) {
    throw new HttpError(response.status, error?.code ?? 'failed', error?.message ?? '');
  }
  const action = context.url.pathname;
  const values = formValues(posted ?? (await readParts()));
  const errors = error?.fields ?? { form: [error?.message ?? 'Please send it again.'] };
  const keptFile = error?.keptFile ?? findPreviousFile(values, errors);
  const returned: ReturnedForm = { action, values, errors, keptFile };
  let page = await steps.showAgain(await form.page(post), returned);
  let html = await page.text();
  if (form.fallbackPage && !(page.ok && html.includes(`action="${action}`))) {
    page = await steps.showAgain(form.fallbackPage, returned);
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
