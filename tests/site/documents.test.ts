import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { PAGES } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

/**
 * Documents are rendered without payloads. Checks that rendering the payload with React's client
 * produces the same page.
 */

const SSR = join(import.meta.dirname, '../../dist/server/ssr/index.js');

type RenderPayload = (
  payload: ReadableStream<Uint8Array>,
  router: ReadableStream<Uint8Array>,
) => Promise<{ stream: string }>;
let renderPayload: RenderPayload;

beforeAll(async () => {
  renderPayload = (await import(SSR)).INTERNAL_renderHtmlStream;
});

const get = async (path: string) => {
  const response = await fetch(siteUrl + path, {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  return { status: response.status, text: await response.text() };
};

const createStream = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;

/** The id that the build gives to a package's module. */
const moduleId = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 12);

/** The router's payload, as written by Waku's server. */
const createRouterPayload = (path: string, query: string) =>
  `1:I["${moduleId('waku/router/client')}",[],"INTERNAL_ServerRouter",1]\n` +
  `0:["$","$L1",null,${JSON.stringify({ route: { path, query, hash: '' } })}]\n`;

/** React's separator between adjacent text nodes. */
const BETWEEN_TEXTS = '<!-- -->';

/** The body without separators between text nodes. */
const extractBody = (html: string) =>
  html.slice(html.indexOf('<body')).replaceAll(BETWEEN_TEXTS, '');

/** Pages that differ each time: they do not exist, or say when they were shown. */
const DIFFERING = /^\/(no\/such|alerts\/new)/;

test.each(PAGES.filter((page) => !DIFFERING.test(page)))(
  '%s equals the page rendered from its payload',
  async (page) => {
    const { pathname, searchParams } = new URL(page, siteUrl);
    const query = String(searchParams);
    const rscPath = `/RSC/R${pathname === '/' ? '/_root' : pathname}.txt?${new URLSearchParams({ query })}`;
    const [document, payload] = await Promise.all([get(page), get(rscPath)]);
    expect(payload.status).toBe(200);
    const router = createRouterPayload(pathname, query);
    // The modules are loaded beforehand, as in a browser that hydrates the page.
    const modules = (payload.text + router).matchAll(/:I\["(\w+)"/g);
    await Promise.all([...modules].map(([, id = '']) => __vite_rsc_client_require__(id)));
    const { stream } = await renderPayload(createStream(payload.text), createStream(router));
    expect(extractBody(document.text)).toBe(extractBody(stream));
  },
);
