import { expect, test } from 'vitest';
import { FOREIGN_TITLES } from '../support/demo-languages.ts';
import { type Posting, readMarkupFacts, readPageFacts } from '../support/job-page.ts';
import { runInParallel } from '../support/run-in-parallel.ts';
import { siteUrl } from '../support/site.ts';
import { structuredDataProblems } from '../support/structured-data.ts';

/**
 * Checks the metadata of every page on the running site (decision 3): all demo pages reachable
 * through links, and the non-indexable pages.
 */

const url = siteUrl;
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };
const AT_ONCE = 6;

interface Head {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  readonly isHidden: boolean;
  readonly kinds: readonly string[];
  readonly graph: readonly Record<string, unknown>[];
  readonly meta: Readonly<Record<string, string>>;
  readonly alternates: Readonly<Record<string, string>>;
  readonly html: string;
}

const unescapeHtml = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, first = '', second = '']) => [
    unescapeHtml(first),
    unescapeHtml(second),
  ]);

const read = async (path: string): Promise<Head> => {
  const response = await fetch(`${url}${path}`, { headers: PERSON, redirect: 'manual' });
  const html = (await response.text()).replace(
    /<script type="text\/x-component".*?<\/script>/s,
    '',
  );
  const texts = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect([path, texts.length]).toEqual([path, Math.min(texts.length, 1)]);
  const graph = texts[0] ? JSON.parse(texts[0][0] ?? '')['@graph'] : [];
  const titles = all(html, /<title>(.*?)<\/title>/g);
  const descriptions = all(html, /<meta name="description" content="(.*?)"/g);
  const canonicals = all(html, /<link rel="canonical" href="(.*?)"/g);
  expect([path, titles.length, descriptions.length]).toEqual([path, 1, 1]);
  expect([path, canonicals.length <= 1]).toEqual([path, true]);
  return {
    path,
    status: response.status,
    title: titles[0]?.[0] ?? '',
    description: descriptions[0]?.[0] ?? '',
    canonical: canonicals[0]?.[0],
    isHidden: html.includes('<meta name="robots" content="noindex"'),
    graph,
    kinds: graph.map((thing: { '@type': string }) => thing['@type']),
    meta: Object.fromEntries(
      all(html, /<meta (?:property|name)="((?:og|article|twitter):.*?)" content="(.*?)"/g),
    ),
    alternates: Object.fromEntries(all(html, /<link rel="alternate" type="(.*?)" href="(.*?)"/g)),
    html,
  };
};

const readAll = (paths: readonly string[]): Promise<Head[]> => runInParallel(paths, AT_ONCE, read);

const fetchData = async (path: string): Promise<Record<string, string>[]> =>
  (await (await fetch(`${url}${path}`, { headers: PERSON })).json()).data;

/** Problems in the head of an indexable page. */
const findProblems = (head: Head): string[] => {
  const { path, title, description, canonical, meta } = head;
  const words = title.replace(/ · Rolecall$/, '');
  const checks: Record<string, boolean> = {
    status: head.status === 200,
    'is hidden': !head.isHidden,
    'canonical is another': canonical === `${url}${path}`,
    title: words.length >= 3 && words.length <= 60 && title.length <= 70,
    description: description.length >= 50 && description.length <= 160,
    h1: head.html.match(/<h1[\s>]/g)?.length === 1,
    'og:url': meta['og:url'] === canonical,
    'og:title': words === meta['og:title'],
    'og:locale': meta['og:locale'] === 'en_GB',
    'og:image': /^https?:.*\/og\/[\w/%.-]+\.png\?v=\w+$/.test(meta['og:image'] ?? ''),
    'og:image:width': meta['og:image:width'] === '1200' && meta['og:image:height'] === '630',
    'og:image:type': meta['og:image:type'] === 'image/png' && Boolean(meta['og:image:alt']),
    'twitter:card': meta['twitter:card'] === 'summary_large_image',
  };
  const data = head.graph.flatMap((thing) =>
    structuredDataProblems(thing).map((problem) => `${thing['@type']} ${problem}`),
  );
  return [...Object.keys(checks).filter((name) => !checks[name]), ...data].map(
    (problem) => `${path}: ${problem} (${title} | ${description})`,
  );
};

const kindsByPage = (heads: readonly Head[]) => [
  ...new Set(heads.map(({ kinds }) => kinds.join())),
];

test('every open job has its own head and valid markup that matches the page', async () => {
  const jobs = await fetchData('/misc/all-jobs');
  expect(jobs.length).toBeGreaterThan(500);
  const heads = await readAll(jobs.map(({ path }) => path ?? ''));
  expect(heads.flatMap(findProblems)).toEqual([]);
  expect(kindsByPage(heads)).toEqual(['JobPosting,BreadcrumbList']);
  const facts = heads.map(({ graph, html }) => {
    const posting = graph[0] as unknown as Posting;
    return [readMarkupFacts(posting), readPageFacts(html, posting.baseSalary?.currency ?? 'EUR')];
  });
  expect(facts.map(([markup]) => markup)).toEqual(facts.map(([, page]) => page));
  for (const { path, alternates, meta } of heads) {
    expect(alternates).toEqual({
      'text/markdown': `${path}.md`,
      'application/json+oembed': `${url}/oembed?url=${encodeURIComponent(url + path)}&format=json`,
    });
    expect(meta['og:image']).toContain(`/og/jobs/${path.split('/')[2]}.png`);
  }
  // Text that is not in English has a `lang` attribute, and right-to-left text also has a `dir`
  // attribute (WCAG 2.2, 3.1.2).
  const languages = heads.flatMap(({ html }) => {
    const [, language, direction, title = ''] =
      html.match(/<h1(?: lang="(\w+)")?(?: dir="(\w+)")?>(.*?)<\/h1>/) ?? [];
    const [, attributes = ''] = html.match(/<div class="prose"(.*?)>/) ?? [];
    expect(attributes).toBe(
      `${language ? ` lang="${language}"` : ''}${direction ? ` dir="${direction}"` : ''}`,
    );
    const isTurned = language === 'ar' || language === 'he';
    expect([title, direction]).toEqual([title, isTurned ? 'rtl' : undefined]);
    return language ? [[unescapeHtml(title), language]] : [];
  });
  expect(languages.length).toBeGreaterThan(10);
  for (const [title = '', language] of languages) expect(FOREIGN_TITLES[title]).toBe(language);
  const [first] = heads;
  const shared = `/oembed?url=${encodeURIComponent(url + first?.path)}`;
  const { thumbnail_url } = await (await fetch(url + shared, { headers: PERSON })).json();
  expect(thumbnail_url).toBe(first?.meta['og:image']);
  // Job pages with different content must have different `<head>` elements.
  const words = heads.map(({ title, description }) => `${title} ${description}`);
  expect(new Set(words).size).toBeGreaterThan(heads.length * 0.9);
}, 300_000);

test('a row in a list declares the language of its text', async () => {
  const [german, arabic, group] = await readAll([
    '/jobs?q=Pflegefachkraft',
    '/jobs?q=%D9%85%D9%88%D8%B8%D9%81',
    '/all-jobs?category=hospitality',
  ]);
  expect(german?.html).toMatch(/<a lang="de" href="[^"]+">.*Pflegefachkraft/);
  expect(german?.html).toMatch(/<p class="row-text" lang="de">/);
  expect(arabic?.html).toMatch(/<a lang="ar" dir="rtl" href="[^"]+">/);
  expect(arabic?.html).toMatch(/<p class="row-text" lang="ar" dir="rtl">/);
  expect(group?.html).toMatch(/<bdi lang="ar" dir="rtl">/);
});

test('every employer, post, list and content page has a valid head', async () => {
  const companies = (await fetchData('/misc/employers?perPage=100')).map(
    (one) => `/companies/${one.slug}`,
  );
  const feed = await (await fetch(`${url}/blog/feed.xml`)).text();
  const posts = all(feed, /<link>https?:\/\/[^/]+(\/blog\/[^<]+)<\/link>/g).map(
    ([path = '']) => path,
  );
  expect([companies.length > 20, posts.length > 10]).toEqual([true, true]);
  const hire = ['support', 'sales-and-marketing', 'finance-and-accounting'];
  const pages = [
    ...['/', '/jobs', '/jobs?page=2', '/jobs?category=engineering', '/jobs?country=DE'],
    ...['/jobs?location=Utrecht', '/jobs?category=manufacturing&location=Utrecht'],
    ...['/jobs?category=engineering&country=DE'],
    ...['/jobs?category=engineering&page=2', '/companies', '/companies?page=2', '/all-jobs'],
    ...['/companies?category=software', '/blog', '/blog?page=2', '/blog?category=hiring'],
    ...['/contact', '/cv', '/about', '/talents', '/employer', '/privacy', '/services'],
    ...['/outsourcing', '/promote-brand', '/talent-placement', '/employer-branding'],
    ...['/embedded-recruiter', '/talent-marketplace', '/linkedin-ghostwriting'],
    ...['/social-media-outsourcing', '/hire/engineering-data-technology'],
    ...hire.map((name) => `/hire/${name}`),
  ];
  const heads = await readAll([...companies, ...posts, ...pages]);
  expect(heads.flatMap(findProblems)).toEqual([]);
  const listHeads = (start: string) =>
    heads.filter(({ path }) => path.startsWith(start) && path !== start);
  expect(kindsByPage(listHeads('/companies/'))).toEqual(['Organization,BreadcrumbList']);
  expect(kindsByPage(listHeads('/blog/'))).toEqual(['BlogPosting,BreadcrumbList']);
  for (const { path, meta, kinds, html } of heads) {
    expect([path, 'article:published_time' in meta]).toEqual([path, kinds.includes('BlogPosting')]);
    expect([path, kinds.includes('FAQPage')]).toEqual([path, html.includes('class="faq-list"')]);
    expect([path, kinds.includes('WebSite')]).toEqual([path, path === '/']);
    expect([path, kinds.includes('JobPosting')]).toEqual([path, false]);
  }
  expect(heads.some(({ kinds }) => kinds.includes('FAQPage'))).toBe(true);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  const list = heads.find(({ path }) => path === '/jobs?category=engineering');
  expect(list?.alternates).toMatchObject({
    'application/rss+xml': '/jobs/feed.xml?category=engineering',
    'application/feed+json': '/jobs/feed.json?category=engineering',
  });
}, 120_000);

test.each([
  ...['/jobs?q=nurse', '/jobs?sort=salary', '/jobs?category=engineering&workplace=remote'],
  ...['/jobs?category=engineering,finance', '/jobs?category=no-such', '/jobs?country=AQ'],
  ...['/jobs?page=9999', '/jobs?perPage=50', '/jobs?workplace=remote', '/jobs?location=berlin'],
  ...['/jobs?location=Berlin&radius=25', '/jobs?q=nurse+berlin', '/all-jobs?location=Utrecht'],
  ...['/jobs?location=Berlin,Utrecht', '/jobs?pay=stated', '/jobs?category=legal&radius=5'],
  ...[
    '/companies?q=a',
    '/companies?sort=jobs',
    '/companies?page=99',
    '/companies?category=no-such',
  ],
  ...['/companies/quillfeather?page=99', '/all-jobs?category=engineering', '/all-jobs?country=DE'],
  ...['/blog?q=pay', '/blog?page=99', '/blog?category=no-such', '/contact/sent'],
  ...['/jobs/zylo1000/applied', '/cv/sign-in', '/preview'],
  ...['/quillfeather/closedjob/closed-gilder', '/quillfeather/expiredjob/expired-gilder'],
])('%s is not indexable and has no structured data', async (path) => {
  const { isHidden, canonical, kinds, status } = await read(path);
  expect({ status, isHidden, canonical, kinds }).toEqual({
    status: 200,
    isHidden: true,
    canonical: undefined,
    kinds: [],
  });
});

test('/home and a contact page with a selected form have the canonical URL of their page', async () => {
  expect((await read('/home')).canonical).toBe(`${url}/`);
  expect((await read('/contact?for=candidate')).canonical).toBe(`${url}/contact`);
});

test('a list links to its next page with a plain link', async () => {
  const { html } = await read('/jobs?category=engineering');
  expect(html).toMatch(/<a [^>]*href="\/jobs\?category=engineering&amp;page=2"/);
});
