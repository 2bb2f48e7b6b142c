import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { startCheckout } from './support/checkouts.ts';
import { findDemoPages } from './support/demo-site.ts';
const out = '/tmp/paintshots/';
const sides = { after: await startCheckout('.'), before: await startCheckout('../paint30-before') };
const demo = await findDemoPages(sides.after.url);
const company = /href="(\/companies\/[a-z0-9-]+)"/.exec(await (await fetch(sides.after.url + '/companies')).text())?.[1] ?? '/companies';
const paths = [...Object.values(demo), '/cv', '/cv/sign-in', '/contact?for=employer', '/contact', '/contact/sent?for=company', '/referral', '/referral?id=abcd1234', '/employer', '/talents', '/outsourcing', '/promote-brand', '/hire/support', '/talent-placement', '/linkedin-ghostwriting', '/about', '/privacy', '/services', '/credits', '/companies', company, '/companies?q=nothing+fits+this', '/jobs?q=nothing+fits+this&country=JP', '/all-jobs', '/all-jobs?category=manufacturing', '/blog', '/blog?category=hiring', '/misc/openapi', '/vendor-review', '/preview', '/no/such', demo['a job page'] + '?x=1'];
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
const UA = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
let differ = 0;
for (const [width, scheme] of [[375, 'light'], [1280, 'dark']] as const) {
  for (const path of paths) {
    const shots: Record<string, Buffer> = {};
    for (const side of ['before', 'after'] as const) {
      const c = await b.newContext({ viewport: { width, height: 800 }, colorScheme: scheme, reducedMotion: 'reduce', userAgent: UA, javaScriptEnabled: false });
      const p = await c.newPage();
      await p.route('**/*.woff2', (r) => r.abort());
      await p.goto(sides[side].url + path, { waitUntil: 'load' });
      if (width === 375) await p.locator('details').evaluateAll((all) => { for (const d of all) (d as HTMLDetailsElement).open = true; }).catch(() => {});
      await p.addStyleTag({ content: '[data-error="request-number"],[data-error="request-id"]{visibility:hidden} *{animation:none!important}' }).catch(() => {});
      shots[side] = await p.screenshot({ fullPage: true });
      await c.close();
    }
    const name = `${path.replace(/[^a-z0-9]+/gi, '_').slice(0, 40) || 'home'}-${width}`;
    writeFileSync(`${out}${name}-after.png`, shots.after!); writeFileSync(`${out}${name}-before.png`, shots.before!);
    if (!shots.before!.equals(shots.after!)) {
      const [w1, h1, w2, h2] = [shots.before!, shots.after!].flatMap((s) => [s.readUInt32BE(16), s.readUInt32BE(20)]);
      differ++; console.log('DIFFERS', path, width, `${w1}x${h1} ${w2}x${h2}`);
    }
  }
}
console.log('differ', differ, 'of', paths.length * 2);
process.exit(0);
