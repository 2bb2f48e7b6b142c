import { getEmployer } from '../../src/contracts/endpoints.ts';
import { ApiError } from '../../src/lib/api/api-error.ts';
import { fetchJob, serverApi } from '../../src/lib/api/server.ts';
import { reshapePost, wholePost } from '../../src/lib/content/blog-posts.ts';
import {
  DEFAULT_INK,
  DEFAULT_MARKER,
  PAPER,
  softened,
} from '../../src/lib/content/brand-colors.ts';
import { orMissingContent } from '../../src/lib/content/degrade-page.ts';
import { findEntries } from '../../src/lib/content/find-entries.ts';
import { loadFrame, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import { splitName } from '../../src/lib/content/split-name.ts';
import { getRuntime, runWithRuntime } from '../../src/lib/runtime.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log-error.ts';
import { createPageRuntime, pageFailure, setCaching } from '../page-runtime.ts';
import { requestIdOf } from '../request-id.ts';
import type { Color } from './canvas.ts';
import { companyWords, jobWords, postWords, siteWords } from './card-words.ts';
import { type Brand, type CardWords, drawCard } from './draw-card.ts';
import { hasLetters } from './lettering.ts';

const colorOf = (hex: string): Color => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const hostOf = () => new URL(getRuntime().config.siteUrl).host;

const brandOf = ({ name, nameHighlight, colors }: SiteFrame): Brand => {
  const ink = colors.ink ?? DEFAULT_INK;
  return {
    name: hasLetters(name) ? splitName(name, nameHighlight) : [hostOf(), '', ''],
    ink: colorOf(ink),
    softInk: colorOf(softened(ink)),
    marker: colorOf(colors.marker ?? DEFAULT_MARKER),
    paper: colorOf(PAPER),
  };
};

/**
 * What a card says, undefined where there is no such thing, or nobody says what it is.
 * @throws ApiError where a job or an employer is missing, or the API does not answer
 */
const loadWords = async (kind: string, id: string): Promise<CardWords | undefined> => {
  const frame = await loadFrame();
  if (kind === 'jobs') return jobWords(await fetchJob(serverApi(), id), frame);
  if (kind === 'companies') {
    return companyWords((await serverApi().call(getEmployer, { params: { id } })).data, frame);
  }
  if (kind === 'posts') {
    const found = await orMissingContent(findEntries(wholePost(id, { now: Date.now() })));
    const post = reshapePost(found?.items[0]);
    return post && postWords(post, frame);
  }
  return siteWords({ ...frame, host: hostOf() });
};

const loadCard = async (pathname: string) => {
  const [, kind = '', id = ''] = /^\/og\/(?:(\w+)\/)?([^/]+)\.png$/.exec(pathname) ?? [];
  const words = await loadWords(kind, decodeURIComponent(id));
  return words && { words, brand: brandOf(await loadFrame()) };
};

/**
 * The picture of a page as PNG, tagged with what it shows. What fails comes back as a page does that
 * fails.
 */
export const renderCard = async (request: Request, bindings: Bindings): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const runtime = createPageRuntime(request, bindings);
  let card: Awaited<ReturnType<typeof loadCard>>;
  try {
    card = await runWithRuntime(runtime, () => loadCard(pathname));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
      return pageFailure(error.status, `Page not found: ${pathname}`);
    }
    logError(requestIdOf(request), error);
    return runtime.brokenPage();
  }
  if (!card) {
    return runtime.degraded === 'unavailable'
      ? pageFailure(503, 'Its content did not reach us. Please try again in a minute.', {
          'retry-after': '60',
        })
      : pageFailure(404, `Page not found: ${pathname}`);
  }
  const headers = new Headers({ 'content-type': 'image/png' });
  setCaching(headers, runtime);
  return new Response(await drawCard(card.words, card.brand), { headers });
};
