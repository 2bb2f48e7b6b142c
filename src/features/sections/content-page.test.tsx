import { expect, test } from 'vitest';
import { blogSource, entry, entryLink, textDocument } from '../../../tests/support/blog-space.ts';
import { renderContent } from '../../../tests/support/render-content.tsx';
import { watchWarnings } from '../../../tests/support/warnings.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { ContentPage, PageSections } from './content-page.tsx';
import { loadPageSections, loadSectionsPage } from './load-sections-page.ts';

// docs/specification.md: 1.4

const lines = watchWarnings();

const heading = (value: string) => ({
  nodeType: 'heading-2',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});
const body = { nodeType: 'document', data: {}, content: [heading('Pay'), heading('Heading')] };
const SECTIONS = [
  entry('prose', 'bare', { body }),
  entry('prose', 'headed', { heading: 'More', body }),
  entry('question', 'q1', { question: 'How?', answer: body }),
  entry('question', 'q2', { question: 'Why?', answer: body }),
  entry('faq', 'faq', { heading: 'Asked', items: [entryLink('q1'), entryLink('q2')] }),
  entry('contactForm', 'form', { heading: 'Write to us', kind: 'employer' }),
  entry('contactForm', 'form-again', { heading: 'Write again', kind: 'employer' }),
  entry('contactForm', 'other-form', { heading: 'Ask', kind: 'candidate' }),
  entry('latestPosts', 'posts', { heading: 'Read' }),
  entry('plans', 'draft', { heading: 'Plans' }, { isDraft: true }),
  entry('hero', 'broken', { heading: 7 }),
  entry('features', 'hollow', { heading: 'Nothing', items: [entryLink('draft')] }),
];

const renderPage = async (sections: readonly string[], page = <ContentPage path="/p" />) => {
  const source = await blogSource([
    ...SECTIONS,
    entry('page', 'p', { path: '/p', title: 'The title', sections: sections.map(entryLink) }),
  ]);
  return renderContent(source, page);
};
const METADATA = { title: 'Built in', description: 'What it is.' };
const Own = async ({ path = '/p' }) => (
  <>
    <h1>Own part</h1>
    <PageSections page={await loadPageSections({ path, words: METADATA })} />
  </>
);
const WithInstead = async ({ path }: { path: string }) =>
  (await loadSectionsPage(path, { hasInstead: true })) ? null : <h1>Jobs</h1>;
const findH1 = (html: string) => html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];

test.each([
  ['bare', 'The title'],
  ['headed', 'More'],
  ['form', 'Write to us'],
  ['posts', 'Read'],
])('a page that starts with %s has the h1 “%s”', async (id, title) => {
  const { html, problems, runtime } = await renderPage([id, 'faq']);
  expect(problems).toEqual([]);
  expect(findH1(html)).toBe(title);
  expect(runtime.degraded).not.toBe('unavailable');
});

test('a section without a heading stays without one if it is below a page’s own content', async () => {
  const { html, problems } = await renderPage(['bare', 'form'], <Own />);
  expect(problems).toEqual([]);
  expect(findH1(html)).toBe('Own part');
  expect(html.replace(/<title>.*?<\/title>/, '')).not.toMatch(/>The title</);
});

test.each([
  ['/p', [], 'The title'],
  ['/p', ['faq'], 'The title'],
  ['/no-such-page', [], 'Built in'],
])('%s with the sections %j has the title “%s” in its head', async (path, sections, title) => {
  const { html, problems, runtime } = await renderPage(sections, <Own path={path} />);
  expect(problems).toEqual([]);
  expect(html).toContain(`<title>${title} · `);
  // No editor has written a description, so the built-in one is used.
  expect(html).toContain('content="What it is."');
  expect(runtime.degraded).toBeUndefined();
});

test.each([[[]], [['draft', 'broken', 'hollow', 'gone']]])(
  'a page is unavailable if it has no section that can be shown: %j',
  async (sections) => {
    const { html, problems, runtime } = await renderPage(sections);
    expect(problems).toEqual([]);
    expect(findH1(html)).toMatch(/can’t show this page/);
    expect(runtime.degraded).toBe('unavailable');
    expect(lines.at(-1)).toContain('/p has no sections to show.');
  },
);

test('a page without a content entry is marked as absent', async () => {
  const { html, problems, runtime } = await renderPage([], <ContentPage path="/other" />);
  expect(problems).toEqual([]);
  expect(findH1(html)).toBe('This page isn’t available');
  expect(runtime.degraded).toBe('absent');
  const home = await renderPage([], <WithInstead path="/other" />);
  expect([findH1(home.html), home.runtime.degraded]).toEqual(['Jobs', undefined]);
});

/** Creates a content source that fails for a single content type. */
const without = async (type: string): Promise<ContentSource> => {
  const source = await blogSource([
    ...SECTIONS,
    entry('page', 'p', { path: '/p', title: 'The title', sections: [entryLink('posts')] }),
  ]);
  return {
    ...source,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).searchParams.get('content_type') === type
        ? Response.json({}, { status: 401 })
        : source.fetch(request);
    },
  };
};

test.each([
  ['posts', 'blogPost', <ContentPage key="" path="/p" />, 'Read'],
  ['menus', 'siteSettings', <ContentPage key="" path="/p" />, 'Read'],
  ['sections below its own part', 'page', <Own key="" />, 'Own part'],
  ['own home', 'page', <WithInstead key="" path="/p" />, 'Jobs'],
])(
  'a page whose %s cannot be loaded is still rendered, and marked as incomplete',
  async (_, type, page, h1) => {
    const { html, runtime } = await renderContent(await without(type), page);
    expect([findH1(html), runtime.degraded]).toEqual([h1, 'incomplete']);
  },
);

test('identical headings get distinct ids', async () => {
  const { html, problems } = await renderPage(['headed', 'bare', 'faq', 'faq', 'headed']);
  expect(problems).toEqual([]);
  expect([...html.matchAll(/ id="([\w.-]*pay)"/g)].map(([, id]) => id)).toEqual([
    'prose.pay',
    'prose-2.pay',
    'faq.1.pay',
    'faq.2.pay',
    'faq-2.1.pay',
    'faq-2.2.pay',
    'prose-3.pay',
  ]);
});

test('omits and logs a second form of the same kind, and ids are unique across forms', async () => {
  const { html, problems } = await renderPage(['form', 'other-form', 'form-again']);
  expect(problems).toEqual([]);
  expect(html).toContain('Ask');
  expect(html).not.toContain('Write again');
  expect(lines.filter((line) => line.startsWith('Content:'))).toEqual([
    'Content: contactForm form-again was omitted because the page already has another employer form.',
  ]);
});

test('renders duplicate calls to action, menu links and sections', async () => {
  const source = await blogSource([
    entry('link', 'jobs', { label: 'Jobs', url: '/jobs' }),
    entry('link', 'jobs-too', { label: 'Work', url: '/jobs' }),
    entry('hero', 'hero', {
      heading: 'Hello',
      lead: 'Well.\n\nWell.',
      actions: ['jobs', 'jobs', 'jobs-too'].map(entryLink),
    }),
    entry('callToAction', 'call', { heading: 'Go', actions: ['jobs', 'jobs-too'].map(entryLink) }),
    entry('prose', 'prose', {
      body: {
        ...textDocument('Words.'),
        content: [
          { nodeType: 'embedded-entry-block', data: { target: entryLink('call') }, content: [] },
        ],
      },
    }),
    entry('menu', 'one', { title: 'Menu', links: ['jobs', 'jobs'].map(entryLink) }),
    entry('menu', 'two', { title: 'Menu', links: [entryLink('jobs')] }),
    entry('siteSettings', 'settings', {
      name: 'Acme',
      email: 'hello@acme.example',
      footerMenus: ['one', 'two', 'one'].map(entryLink),
    }),
    entry('page', 'p', {
      path: '/p',
      title: 'The title',
      sections: ['hero', 'prose', 'hero'].map(entryLink),
    }),
  ]);
  const { html, problems } = await renderContent(source, <ContentPage path="/p" />);
  expect(problems).toEqual([]);
  expect(html.match(/>Well\.</g)).toHaveLength(4);
  expect(html.match(/>Work</g)).toHaveLength(3);
  expect(html.match(/aria-label="Menu"/g)).toHaveLength(2);
});

test('derives a title from the path if the page’s title is invalid', async () => {
  const source = await blogSource([
    ...SECTIONS,
    entry('page', 'p', { path: '/hire/night-nurses', title: 7, sections: [entryLink('bare')] }),
  ]);
  const { html } = await renderContent(source, <ContentPage path="/hire/night-nurses" />);
  expect(findH1(html)).toBe('Night nurses');
});
