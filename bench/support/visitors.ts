/** Simulates visitors to a site that may fail, and counts the kinds of responses they get. */

/** The kinds of responses listed in bench/README.md. `wrong` is any other response. */
export const RESPONSE_KINDS = [
  'fresh',
  'stale',
  'incomplete',
  'screen',
  'plain',
  'json',
  'wrong',
] as const;
export type ResponseKind = (typeof RESPONSE_KINDS)[number];

export interface Counted {
  readonly counts: Record<ResponseKind, number>;
  /** How long each request took in milliseconds, in ascending order. */
  readonly times: readonly number[];
  /** For each `wrong` response, what is wrong with it. */
  readonly mistakes: readonly string[];
}

const VISITORS = 24;
const TIMEOUT_MS = 30_000;

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let queryCount = 0;
/** The paths of shared pages, pages never requested before, API calls and navigation payloads. */
const PATHS: readonly (() => string)[] = [
  () => '/',
  () => '/jobs',
  () => '/jobs?page=2',
  () => '/companies',
  () => '/about',
  () => '/blog',
  () => `/jobs?q=visitor${++queryCount}`,
  () => `/companies?q=visitor${++queryCount}`,
  () => '/misc/jobs?perPage=5',
  () => '/RSC/R/jobs.txt',
];

const INSIDES = /SELECT|SQLITE|D1_ERROR|AxiosError|\/var\/|db-7\.|\n\s+at \S+ \(|\.[jt]s:\d/;

/** Determines the kind of a response. @throws Error that describes what is wrong */
const classifyResponse = (
  response: Response,
  body: string,
  path: string,
  isBot: boolean,
): ResponseKind => {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const [insides] = INSIDES.exec([...headers, body].join('\n')) ?? [];
  if (insides) throw new Error(`internal details: ${insides}`);
  if (status === 200) {
    if (body === '') throw new Error('an empty body');
    if (type.includes('html') && !body.endsWith('</html>')) throw new Error('an incomplete page');
    const from = headers.get('cf-cache-status');
    if (from === 'STALE' || from === 'UPDATING') return 'stale';
    return headers.get('cache-control')?.includes('no-store') ? 'incomplete' : 'fresh';
  }
  if (status < 500) throw new Error(`${status}`);
  if (!headers.get('retry-after')) throw new Error('no Retry-After');
  if (path.startsWith('/misc/')) {
    if (!JSON.parse(body).error.requestId) throw new Error('an error without a request id');
    return 'json';
  }
  if (type.includes('html')) {
    // A content page that reports a missing part, but has its header, still counts as a page.
    if (body.includes('class="site-header"')) return 'incomplete';
    if (isBot) throw new Error('an error screen for a bot');
    if (!body.includes('Internal Server Error</h1>')) throw new Error('no error screen');
    return 'screen';
  }
  if (!/^5\d\d Internal Server Error\n$/.test(body)) throw new Error(body.slice(0, 80));
  return 'plain';
};

/** Simulates visitors for the given number of seconds. One visitor in four is a bot. */
export const sendVisitors = async (url: string, seconds: number): Promise<Counted> => {
  const counts = Object.fromEntries(
    RESPONSE_KINDS.map((response) => [response, 0]),
  ) as Counted['counts'];
  const times: number[] = [];
  const mistakes: string[] = [];
  const end = Date.now() + seconds * 1_000;

  const visit = async (number: number): Promise<void> => {
    const isBot = number % 4 === 0;
    for (let step = number; Date.now() < end; step++) {
      const path = (PATHS[step % PATHS.length] as () => string)();
      const startedAt = performance.now();
      try {
        const response = await fetch(`${url}${path}`, {
          headers: { 'user-agent': isBot ? BOT : PERSON },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        counts[classifyResponse(response, await response.text(), path, isBot)]++;
      } catch (error) {
        counts.wrong++;
        mistakes.push(`${isBot ? 'bot' : 'person'} ${path}: ${(error as Error).message}`);
      }
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  return { counts, times: times.toSorted((a, b) => a - b), mistakes };
};
