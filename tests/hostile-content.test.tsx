import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PageHead } from '../src/components/page-head.tsx';
import { ContentPage } from '../src/features/sections/content-page.tsx';
import type { ContentSource } from '../src/lib/content/content-source.ts';
import { findRedirect } from '../src/lib/content/redirects.ts';
import { DEFAULT_FRAME } from '../src/lib/content/site-frame.ts';
import BlogPostPage from '../src/pages/(default)/blog/[slug].tsx';
import BlogPage from '../src/pages/(default)/blog/index.tsx';
import { createDelivery } from '../worker/content/delivery/delivery.ts';
import { linkTo } from '../worker/content/delivery/wire.ts';
import { type ExportedRecord, loadSpace, SPACE_ID, type Space } from '../worker/content/space.ts';
import { sendBlogFeed } from '../worker/feeds/blog-feed.ts';
import { renderContent } from './support/render-content.tsx';
import { createContext } from './support/request-context.ts';

/**
 * Every page must render whatever values the fields of an entry or asset contain. For each type,
 * one field at a time is set to every unexpected value.
 */

const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => void warn.mockClear());

vi.setConfig({ testTimeout: 60_000 });

const NOT_FOUND = 'Not Found';
const PATH = '/hostile';
const en = (value: unknown) => ({ 'en-US': value });
const missingEntry = linkTo('Entry', 'gone');

const textNode = (value: string) => ({ nodeType: 'text', value, marks: [null], data: {} });
const block = (nodeType: string, value: string) => ({
  nodeType,
  data: { target: linkTo('Entry', 'the-page'), uri: 'https://[' },
  content: [textNode(value)],
});
const createDocument = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

/** Values of the wrong type, tried in every field: a string, a number, a list, a circular link. */
const ANYWHERE: readonly unknown[] = [
  null,
  -1,
  '',
  'x'.repeat(70_000),
  'a\u0000\r\nb: c \ud800',
  [null],
  missingEntry,
  linkTo('Entry', 'the-page'),
  { sys: { type: 'Link', linkType: 'Entry', id: 7 } },
];
const HOSTILE_ADDRESSES = ['//', 'https://', '//[x', '//a b/c.png', '/%', '/\\e', '#', '*\n\n \n'];
const HOSTILE_DOCUMENTS = [
  createDocument(null, 7, { nodeType: 'table' }, { nodeType: 'text' }),
  createDocument(
    ...['Heading', 'Contents', 'Site menu', 'Heading'].map((text) => block('heading-1', text)),
  ),
  createDocument(
    ...['embedded-entry-block', 'embedded-asset-block', 'hyperlink', 'asset-hyperlink'].map(
      (type) => block(type, 'x'),
    ),
  ),
];
const HOSTILE_FILES = [
  ...HOSTILE_ADDRESSES.map((url) => ({ url, contentType: 'image/png' })),
  ...[-1, 0, 0.5, 1e308, '9'].map((width) => ({
    url: '//images.ctfassets.net/a.png',
    contentType: 'image/png',
    details: { image: { width, height: 9 } },
  })),
];

/** The hostile values that are tried in place of a given value. */
const listReplacements = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [...ANYWHERE, ...HOSTILE_ADDRESSES];
  // Every item of the list twice, mixed with empty items and items of the wrong type.
  if (Array.isArray(value)) return [...ANYWHERE, [], [...value, null, missingEntry, 7, ...value]];
  if (typeof value !== 'object' || value === null) return ANYWHERE;
  if ('nodeType' in value) return [...ANYWHERE, ...HOSTILE_DOCUMENTS];
  return 'contentType' in value ? [...ANYWHERE, ...HOSTILE_FILES] : ANYWHERE;
};

/**
 * A subset of the real space: one entry of each type, everything that those entries link to, and a
 * page that shows them.
 */
let small: Space;
/** Maps each content type to the id of its sample entry. */
const samples = new Map<string, string>();

const listLinks = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: string; id?: string } };
  if (sys?.type === 'Link' && sys.id) return [sys.id];
  return Object.values(value).flatMap(listLinks);
};

beforeAll(async () => {
  const space = await loadSpace();
  const all = [...space.entries, ...space.assets];
  const byId = new Map(all.map((one) => [one.sys.id, one]));
  const getType = (one: ExportedRecord) => one.sys.contentType?.sys.id ?? 'asset';
  const size = (one: ExportedRecord) => Object.keys(one.fields).length;
  for (const one of all) {
    const best = byId.get(samples.get(getType(one)) ?? '');
    if (!best || size(one) > size(best)) samples.set(getType(one), one.sys.id);
  }
  // The entries that the samples link to must be on the page as well.
  for (const [holder, held] of [
    ['features', 'item'],
    ['testimonials', 'testimonial'],
    ['stats', 'stat'],
    ['faq', 'question'],
    ['hero', 'link'],
    ['hero', 'asset'],
  ] as const) {
    const entry = byId.get(samples.get(holder) ?? '');
    const id = listLinks(entry?.fields).find((one) => {
      const linked = byId.get(one);
      return linked && getType(linked) === held;
    });
    if (id) samples.set(held, id);
  }
  const page: ExportedRecord = {
    ...(byId.get(samples.get('page') ?? '') as ExportedRecord),
    sys: { ...(byId.get(samples.get('page') ?? '') as ExportedRecord).sys, id: 'the-page' },
    fields: {
      path: en(PATH),
      title: en('A page'),
      description: en('Of everything.'),
      noindex: en(false),
      socialImage: en(linkTo('Asset', samples.get('asset') ?? '')),
      sections: en(SECTIONS.map((type) => linkTo('Entry', samples.get(type) ?? ''))),
    },
  };
  samples.set('page', page.sys.id);
  const collected = new Map<string, ExportedRecord>([[page.sys.id, page]]);
  const waiting = [...listLinks(page.fields), ...samples.values()];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    const one = byId.get(id);
    if (!one || collected.has(id)) continue;
    collected.set(id, one);
    waiting.push(...listLinks(one.fields));
  }
  small = {
    ...space,
    entries: [...collected.values()].filter(({ sys }) => sys.type === 'Entry'),
    assets: [...collected.values()].filter(({ sys }) => sys.type === 'Asset'),
  };
});

const createSource = (space: Space): ContentSource => {
  const tokens = { delivery: 'delivery', preview: 'preview' };
  const delivery = createDelivery({ space, assetHost: 'jobs.example', tokens });
  return {
    space: SPACE_ID,
    accessToken: tokens.delivery,
    fetch: (input, init) => delivery.fetch(new Request(input, init)),
  };
};

const findRecord = (type: string) =>
  [...small.entries, ...small.assets].find(({ sys }) => sys.id === samples.get(type));

const changeRecord = (
  space: Space,
  id: string,
  change: (one: ExportedRecord) => ExportedRecord,
): Space => {
  const map = (records: readonly ExportedRecord[]) =>
    records.map((one) => (one.sys.id === id ? change(one) : one));
  return { ...space, entries: map(space.entries), assets: map(space.assets) };
};

const withSections = (types: readonly string[]): Space =>
  changeRecord(small, 'the-page', (one) => ({
    ...one,
    fields: {
      ...one.fields,
      sections: en(types.map((type) => linkTo('Entry', samples.get(type) ?? ''))),
    },
  }));

const SECTIONS = [
  ...['hero', 'features', 'steps', 'testimonials', 'logos', 'stats', 'faq', 'plans'],
  ...['callToAction', 'contactForm', 'liveJobs', 'jobCategories', 'employers', 'prose'],
  'latestPosts',
];
/** The sections that show the entries of each type. */
const ON_THE_PAGE: readonly (readonly [type: string, sections: readonly string[]])[] = [
  ['page', SECTIONS],
  ['asset', ['hero']],
  ['link', ['hero', 'prose']],
  ['item', ['features']],
  ['testimonial', ['testimonials']],
  ['stat', ['stats']],
  ['question', ['faq']],
  ...SECTIONS.map((type) => [type, [type]] as const),
];

/** Every failure of `show` with one field at a time set to each hostile value. */
const findFailures = async (
  type: string,
  show: (source: ContentSource) => Promise<readonly string[]>,
  around = small,
): Promise<string[]> => {
  const record = findRecord(type);
  const failures: string[] = [];
  for (const [name, original] of Object.entries(record?.fields ?? {})) {
    for (const value of listReplacements(original['en-US'])) {
      const space = changeRecord(around, record?.sys.id ?? '', (one) => ({
        ...one,
        fields: { ...one.fields, [name]: en(value) },
      }));
      const problems = await show(createSource(space));
      const what = `${name} = ${JSON.stringify(value)?.slice(0, 90)}`;
      failures.push(...problems.map((problem) => `${what}: ${problem.slice(0, 300)}`));
    }
  }
  return failures;
};

test('the unchanged page shows every section', async () => {
  const { html, problems } = await renderContent(createSource(small), <ContentPage path={PATH} />);
  expect(problems).toEqual([]);
  // A contact form is a section within a band.
  expect(html.match(/class="band |class="hero /g)).toHaveLength(SECTIONS.length);
});

test.each(['siteSettings', 'menu'])(
  'no value in a field of a %s breaks the header and footer',
  async (type) => {
    const page = (
      <>
        <PageHead title="A page" description="Of little." path="/" />
        <h1>A page</h1>
      </>
    );
    const show = async (source: ContentSource) => (await renderContent(source, page)).problems;
    expect(await findFailures(type, show)).toEqual([]);
  },
);

test.each(ON_THE_PAGE)('no value in a field of a %s breaks a page', async (type, sections) => {
  const show = async (source: ContentSource) =>
    (await renderContent(source, <ContentPage path={PATH} />)).problems;
  expect(await findFailures(type, show, withSections(sections))).toEqual([]);
});

test.each(['asset', 'blogPost', 'blogCategory', 'author'])(
  'no value in a field of a %s breaks the blog or its feed',
  async (type) => {
    const slug = String(findRecord('blogPost')?.fields.slug?.['en-US']);
    const show = async (source: ContentSource) => {
      const post = await renderContent(
        source,
        <BlogPostPage path={`/blog/${slug}`} slug={slug} query="" />,
      );
      const blog = await renderContent(source, <BlogPage path="/blog" query="" />);
      const feed = await sendBlogFeed(
        createContext(new Request('https://jobs.example/blog/feed.xml')),
        'feed.xml',
        {
          url: 'https://jobs.example',
          frame: async () => DEFAULT_FRAME,
          content: source,
        },
      );
      // A post without a title returns 404.
      const isMissing = post.problems[0] === `Error: ${NOT_FOUND}`;
      return [
        ...(isMissing ? [] : post.problems),
        ...blog.problems,
        ...(feed.status === 200 ? [] : [`feed: ${feed.status}`]),
      ];
    };
    expect(await findFailures(type, show)).toEqual([]);
  },
);

test('no value in a field of a redirect breaks the 404 page', async () => {
  const show = async (source: ContentSource) => {
    const from = findRecord('redirect')?.fields.from?.['en-US'];
    await findRedirect(source, new URL(String(from), 'https://jobs.example'));
    return [];
  };
  expect(await findFailures('redirect', show)).toEqual([]);
});

test('pages render with ids in any format', async () => {
  const odd = 'é\r\n,"<b> \ud800';
  const text = JSON.stringify(small).replaceAll(
    JSON.stringify(samples.get('hero')),
    JSON.stringify(odd),
  );
  const { html, problems } = await renderContent(
    createSource(JSON.parse(text)),
    <ContentPage path={PATH} />,
  );
  expect(problems).toEqual([]);
  expect(html).toContain('id="hero"');
});

test('a page may contain a thousand sections, or the same section many times', async () => {
  const types = SECTIONS.filter((type) => type !== 'latestPosts');
  const space = withSections(
    Array.from({ length: 1_000 }, (_, i) => types[i % types.length] ?? ''),
  );
  const { html, problems } = await renderContent(createSource(space), <ContentPage path={PATH} />);
  expect(problems).toEqual([]);
  expect(html).toContain('id="hero-72"');
});
