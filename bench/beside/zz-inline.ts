// experiment: linked against inlined, one build
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../../tests/support/running-site.ts';
import { startCheckout } from '../support/checkouts.ts';
import { interleave, median } from '../support/compare.ts';
import { DEMO_PAGES, findDemoPages } from '../support/demo-site.ts';
import { startSecureFront } from '../support/secure-front.ts';
import { PHONE_LINE, startSlowLine } from '../support/slow-line.ts';
import { load, startBrowser, withPhone } from './zz-paints.ts';

const side = async (inline: boolean) => {
  const port = await freePort();
  const site = await startCheckout('.', { siteUrl: `https://localhost:${port}` });
  const css = new Map<string, string>();
  const hp = await freePort();
  const server = createServer(async (req, res) => {
    const answer = await fetch(site.edgeUrl + req.url, {
      headers: {
        accept: req.headers.accept ?? '*/*',
        'user-agent': req.headers['user-agent'] ?? '',
        'accept-encoding': 'br',
      },
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    const headers: Record<string, string> = {};
    for (const [k, v] of answer.headers)
      if (
        ![
          'content-encoding',
          'content-length',
          'transfer-encoding',
          'connection',
          'content-security-policy',
        ].includes(k)
      )
        headers[k] = v;
    let body = Buffer.from(await answer.arrayBuffer());
    if (type.includes('html')) {
      let html = body.toString();
      if (inline) {
        const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g)];
        let text = '';
        for (const [, href] of links) {
          if (!css.has(href!)) css.set(href!, await (await fetch(site.edgeUrl + href)).text());
          text += css.get(href!);
        }
        let first = true;
        html = html.replace(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g, () => {
          if (!first) return '';
          first = false;
          return `<style>${text}</style>`;
        });
      }
      body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      headers['content-encoding'] = 'br';
    } else if (/css|javascript|svg/.test(type)) {
      body = brotliCompressSync(body);
      headers['content-encoding'] = 'br';
    }
    res.writeHead(answer.status, headers);
    res.end(body);
  });
  await new Promise<void>((d) => server.listen(hp, '127.0.0.1', d));
  const front = await startSecureFront(`http://127.0.0.1:${hp}`);
  await startSlowLine(port, front.port, PHONE_LINE);
  return { origin: `https://localhost:${port}`, pages: await findDemoPages(site.url) };
};
const sides = { linked: await side(false), inlined: await side(true) };
const browser = await startBrowser();
for (const name of DEMO_PAGES) {
  const seen = await interleave(
    {
      linked: () =>
        withPhone(browser, (p) => load(p, sides.linked.origin + sides.linked.pages[name])),
      inlined: () =>
        withPhone(browser, (p) => load(p, sides.inlined.origin + sides.inlined.pages[name])),
    },
    5,
  );
  for (const k of ['linked', 'inlined'] as const)
    console.log(
      'first',
      name,
      k,
      'FCP',
      Math.round(median(seen[k].map((s) => s.first))),
      'LCP',
      Math.round(median(seen[k].map((s) => s.largest))),
      seen[k].at(-1)?.element,
    );
}
for (const [from, to] of [
  ['/jobs', 'a job page'],
  ['a job page', 'a job page'],
  ['the start page', '/jobs'],
] as const) {
  const go = (s: typeof sides.linked) => () =>
    withPhone(browser, async (p) => {
      await load(p, s.origin + s.pages[from]);
      return load(p, s.origin + s.pages[to] + (from === to ? '?x' : ''));
    });
  const seen = await interleave({ linked: go(sides.linked), inlined: go(sides.inlined) }, 4);
  for (const k of ['linked', 'inlined'] as const)
    console.log(
      'next',
      from,
      to,
      k,
      'FCP',
      Math.round(median(seen[k].map((s) => s.first))),
      'LCP',
      Math.round(median(seen[k].map((s) => s.largest))),
    );
}
process.exit(0);
