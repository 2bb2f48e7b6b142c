import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { type Bindings, type Variables, variablesOf } from '../env.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { requestIdOf } from '../http/request-id.ts';
import { createUpstream, type Upstream } from '../proxy/create-upstream.ts';
import { platformCache } from '../proxy/stale-copies.ts';
import { unknownCall } from '../proxy/unknown-call.ts';
import { type Match, matchPath } from './match-endpoint.ts';
import { withLinksOfCookies } from './reviewer-cookies.ts';

type UpstreamName = Endpoint['upstream'];

const baseOf = (name: UpstreamName, variables: Variables): string | undefined =>
  ({ product: variables.API_BASE, contractor: variables.CONTRACTOR_API_BASE, none: undefined })[
    name
  ];

/** What an isolate knows of each upstream: whether it is down, and what it last said. */
const upstreams = new Map<string, Upstream>();

const upstreamAt = (name: UpstreamName, base: string, site: string): Upstream => {
  const key = `${name} ${base}`;
  const upstream = upstreams.get(key) ?? createUpstream({ name, base, site, cache: platformCache });
  upstreams.set(key, upstream);
  return upstream;
};

const notInTheMap = (request: Request, methods: readonly string[]): Response => {
  const requestId = requestIdOf(request);
  if (methods.length === 0) {
    const { pathname } = new URL(request.url);
    return jsonError(new HttpError(404, 'not_found', `There is no call ${pathname}.`), requestId);
  }
  const allow = methods.flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : name)).join(', ');
  const error = new HttpError(405, 'method_not_allowed', `Use ${allow} here.`, {
    headers: { allow },
  });
  return jsonError(error, requestId);
};

const answerMatch = async (
  request: Request,
  match: Match,
  bindings: Bindings,
): Promise<Response> => {
  const variables = variablesOf(bindings);
  const { upstream } = match.endpoint;
  const base = baseOf(upstream, variables);
  if (base) return upstreamAt(upstream, base, variables.SITE_URL).answer(request, match);
  const { backend } = await import('../backend/index.ts');
  return backend.fetch(request, bindings);
};

/**
 * Answers a call of the endpoint map, whoever makes it: a page in process, or a browser through the
 * gateway. The one place that decides who answers: the outside service that is configured for the
 * call, or the embedded backend.
 */
export const answerApi = async (request: Request, bindings: Bindings): Promise<Response> => {
  const matches = matchPath(new URL(request.url).pathname);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ endpoint }) => endpoint.method === method);
  const variables = variablesOf(bindings);
  if (matches.length === 0 && variables.API_PASS_UNKNOWN === 'on' && variables.API_BASE) {
    const unknown = unknownCall(method, new URL(request.url).pathname);
    const upstream = upstreamAt('product', variables.API_BASE, variables.SITE_URL);
    if (unknown) return upstream.answer(request, unknown);
  }
  if (!match) {
    return notInTheMap(
      request,
      matches.map(({ endpoint }) => endpoint.method),
    );
  }
  const [first, ...others] = withLinksOfCookies(request, match);
  let answer = await answerMatch(first as Request, match, bindings);
  for (const other of others) {
    if (answer.status !== 403) return answer;
    answer = await answerMatch(other, match, bindings);
  }
  return answer;
};
