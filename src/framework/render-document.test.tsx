import { expect, test, vi } from 'vitest';
import { unescapeFlight } from '../lib/flight-block.ts';
import { INTERNAL_renderHtmlStream as renderHtmlStream } from './render-document.tsx';

// What Vite makes of a build: the rest of the way is real.
vi.mock('virtual:vite-rsc-waku/html-shell', () => ({}));
vi.mock('@vitejs/plugin-rsc/ssr', async () => {
  const { createFromReadableStream } = await import('react-server-dom-webpack/client.edge');
  return {
    createFromReadableStream: (stream: ReadableStream) =>
      createFromReadableStream(stream, { serverConsumerManifest: {} }),
    getClientEntryUrl: () => '/assets/entry.js',
  };
});

const bytes = (text: string) => new TextEncoder().encode(text);

/** A payload as React sends it: in several chunks, one of which ends amid a letter. */
const payloadOf = (rows: string) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const all = bytes(rows);
      for (let at = 0; at < all.length; at += 7) controller.enqueue(all.slice(at, at + 7));
      controller.close();
    },
  });

const documentOf = async (body: string, rows = '') => {
  const payload = `${rows}0:{"root":"unused"}\n`;
  const page = `${rows}0:["$","html",null,{"children":[["$","head","head",{}],["$","body","body",{"children":${body}}]]}]\n`;
  const { stream } = await renderHtmlStream(payloadOf(payload), payloadOf(page), {});
  return { html: stream, payload };
};

const blockOf = (html: string) =>
  /<script type="text\/x-component" id="flight"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('a document is the page, its payload as data, and one module at its end', async () => {
  const { html, payload } = await documentOf('["$","h1",null,{"children":"Grüße"}]');

  expect(html).toMatch(/^<!DOCTYPE html><html>.*<h1>Grüße<\/h1><script type="text\/x-component"/s);
  expect(unescapeFlight(blockOf(html))).toBe(payload);
  expect(html).toMatch(
    /<script type="module" src="\/assets\/entry.js" data-build=""><\/script><\/body><\/html>$/,
  );
  expect(html.match(/<script/g)).toHaveLength(2);
});

test('what an employer wrote ends no script and begins none', async () => {
  const hostile = '</script><script>alert(1)</script><!--<script>\\r\\n';
  const { html, payload } = await documentOf('"Jobs"', `1:"${hostile}"\n`);

  expect(html.match(/<script/gi)).toHaveLength(2);
  expect(unescapeFlight(blockOf(html))).toBe(payload);
});

test('a part that failed fails the page: nothing of it is shown', async () => {
  const error = { digest: 'gone', name: 'Error', message: 'gone', stack: [], env: 'Server' };
  const failed = documentOf('["Jobs","$L1"]', `1:E${JSON.stringify(error)}\n`);

  await expect(failed).rejects.toMatchObject({ digest: 'gone' });
});
