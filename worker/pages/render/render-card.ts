import { getEmployer } from '../../../src/contracts/endpoints/product.ts';
import { ApiError } from '../../../src/lib/api/api-error.ts';
import { fetchJob, serverApi } from '../../../src/lib/api/server.ts';
import { type Card, companyCard, jobCard, postCard, siteCard } from '../../../src/lib/cards.ts';
import { completePostQuery, reshapePost } from '../../../src/lib/content/blog-posts.ts';
import {
  DEFAULT_INK,
  DEFAULT_MARKER,
  PAPER,
  softenInk,
} from '../../../src/lib/content/brand/brand-colors.ts';
import { splitName } from '../../../src/lib/content/brand/split-name.ts';
import { orMissingContent } from '../../../src/lib/content/degrade-page.ts';
import { findPageEntries } from '../../../src/lib/content/find-page-entries.ts';
import { loadFrame, type SiteFrame } from '../../../src/lib/content/site-frame.ts';
import { getRuntime, runWithRuntime } from '../../../src/lib/runtime.ts';
import type { Color } from '../../cards/canvas.ts';
import { type Brand, drawCard } from '../../cards/draw-card.ts';
import { hasLetters } from '../../cards/lettering.ts';
import { logError } from '../../http/log-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { failPage, type PageResult } from '../page-result.ts';
import { absentPage, createPageRuntime, finishPage } from './page-runtime.ts';

const parseColor = (hex: string): Color => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const createBrand = ({ name, nameHighlight, colors }: SiteFrame): Brand => {
  const ink = colors.ink ?? DEFAULT_INK;
  return {
    name: hasLetters(name)
      ? splitName(name, nameHighlight)
      : [new URL(getRuntime().config.siteUrl).host, '', ''],
    ink: parseColor(ink),
    softInk: parseColor(softenInk(ink)),
    marker: parseColor(colors.marker ?? DEFAULT_MARKER),
    paper: parseColor(PAPER),
  };
};

/**
 * Loads a card's text; undefined if the record is missing or has no text.
 * @throws ApiError if a job or an employer is missing, or the API does not respond
 */
const loadCard = async (kind: string, id: string, frame: SiteFrame): Promise<Card | undefined> => {
  if (kind === 'jobs') return jobCard(await fetchJob(serverApi(), id), frame);
  if (kind === 'companies') {
    return companyCard((await serverApi().call(getEmployer, { params: { id } })).data, frame);
  }
  if (kind === 'posts') {
    const found = await orMissingContent(
      findPageEntries(completePostQuery(id, { now: Date.now() })),
    );
    const post = reshapePost(found?.items[0]);
    return post && postCard(post, frame);
  }
  return siteCard(frame, getRuntime().config.siteUrl);
};

/**
 * Each card has only one URL. If the id in the path is spelled differently, nothing is loaded and
 * the card counts as missing.
 */
const loadDrawing = async (pathname: string) => {
  const [, kind = '', id = ''] = /^\/og\/(?:(\w+)\/)?([^/]+)\.png$/.exec(pathname) ?? [];
  const name = decodeURIComponent(id);
  if (encodeURIComponent(name) !== id) return undefined;
  const frame = await loadFrame();
  const card = await loadCard(kind, name, frame);
  return card && { words: card.words, brand: createBrand(frame) };
};

/**
 * A page's link-preview (Open Graph) image as a PNG, with the cache tags of what it shows. A
 * failure has the same status as that of a page.
 */
export const renderCard = async (context: RequestContext): Promise<PageResult> => {
  const { pathname } = context.url;
  const runtime = createPageRuntime(context);
  let drawing: Awaited<ReturnType<typeof loadDrawing>>;
  try {
    drawing = await runWithRuntime(runtime, () => loadDrawing(pathname));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
      return failPage(error.status, `Page not found: ${pathname}`);
    }
    logError(context.id, error);
    return runtime.brokenPage();
  }
  if (!drawing) return absentPage(runtime, pathname);
  const headers = new Headers({ 'content-type': 'image/png' });
  const body = await drawCard(drawing.words, drawing.brand);
  return finishPage({ headers, body }, runtime);
};
