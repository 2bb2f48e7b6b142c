import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { RichTextSchema } from '../../lib/content/rich-text/rich-text.ts';
import { RichText } from './rich-text.tsx';

// docs/specification.md: 1.3

const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });
const paragraph = (...words: string[]) => node('paragraph', ...words.map((word) => text(word)));
const pointing = (nodeType: string, data: object, ...content: unknown[]) => ({
  nodeType,
  data,
  content,
});
const entry = (type: string, fields: object) => ({
  sys: { id: 'id', type: 'Entry', contentType: { sys: { id: type } } },
  fields,
});
const asset = (title: string, description: string | undefined, file: object) => ({
  sys: { id: 'id', type: 'Asset' },
  fields: { title, description, file },
});
const unpublished = { sys: { type: 'Link', linkType: 'Entry', id: 'draft' } };
const picture = (title: string) =>
  asset(title, 'A pen', {
    url: '//files.example/pen.svg',
    contentType: 'image/svg+xml',
    details: { image: { width: 8, height: 4 } },
  });
const page = entry('page', { path: '/about', title: 'About us' });
const post = entry('blogPost', { slug: 'a-post', title: 'A post', excerpt: 'Short.' });
const link = entry('link', { label: 'Elsewhere', url: 'https://there.example/' });

const html = (...content: unknown[]) =>
  renderToStaticMarkup(
    <RichText document={v.parse(RichTextSchema, { nodeType: 'document', data: {}, content })} />,
  ).replace(/<style.*?<\/style>/s, '');

test.each<[string, unknown, string]>([
  ['paragraph', paragraph('A < B'), '<p>A &lt; B</p>'],
  ['soft break', paragraph('A\nB'), '<p>A<br/>B</p>'],
  [
    'marks',
    node(
      'paragraph',
      ...['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'].map(
        (mark) => text(mark[0] as string, mark),
      ),
    ),
    '<p><strong>b</strong><em>i</em><u>u</u><code>c</code><sup>s</sup><sub>s</sub><s>s</s></p>',
  ],
  [
    'block of code',
    node('paragraph', text('if (a < b) {\n  go();', 'code'), text('\n}', 'code')),
    '<pre><code>if (a &lt; b) {\n  go();\n}</code></pre>',
  ],
  ['rule', node('hr'), '<hr/>'],
  ['quote', node('blockquote', paragraph('A')), '<blockquote><p>A</p></blockquote>'],
  [
    'lists',
    node(
      'ordered-list',
      node('list-item', paragraph('A'), node('unordered-list', node('list-item', paragraph('B')))),
    ),
    '<ol><li><p>A</p><ul><li><p>B</p></li></ul></li></ol>',
  ],
  [
    'table with a head',
    node(
      'table',
      node(
        'table-row',
        node('table-header-cell', paragraph('A')),
        node('table-header-cell', paragraph('B')),
      ),
      node(
        'table-row',
        node('table-header-cell', paragraph('C')),
        node('table-cell', paragraph('D')),
      ),
    ),
    '<div class="table-scroll"><table>' +
      '<thead><tr>' +
      '<th scope="col"><p>A</p></th>' +
      '<th scope="col"><p>B</p></th></tr></thead>' +
      '<tbody><tr><th scope="row" data-column="A"><p>C</p></th>' +
      '<td data-column="B"><p>D</p></td></tr></tbody></table></div>',
  ],
  [
    'table without a head',
    node('table', node('table-row', node('table-cell', paragraph('A')))),
    '<div class="table-scroll"><table>' + '<tbody><tr><td><p>A</p></td></tr></tbody></table></div>',
  ],
  [
    'heading',
    node('heading-1', text('Who & '), text('why', 'italic')),
    '<div class="anchored"><h2 id="who--why">Who &amp; <em>why</em></h2>' +
      '<a class="anchor" href="#who--why" aria-label="Link to “Who &amp; why”">#</a></div>',
  ],
  [
    'picture',
    pointing('embedded-asset-block', { target: picture('A drawing of a pen') }),
    '<figure><img alt="A pen" width="8" height="4" src="data:image/svg+xml,' +
      '%3Csvg%20xmlns=&#x27;http://www.w3.org/2000/svg&#x27;/%3E" data-src="//files.example/pen.svg"/>' +
      '<noscript><img alt="A pen" width="8" height="4" src="//files.example/pen.svg"/></noscript>' +
      '<figcaption>A drawing of a pen</figcaption></figure>',
  ],
  [
    'file',
    pointing('embedded-asset-block', {
      target: asset('Score card', undefined, {
        url: '//files.example/a.pdf',
        contentType: 'application/pdf',
      }),
    }),
    '<p><a href="//files.example/a.pdf" download="" rel="noopener">Score card</a></p>',
  ],
  [
    'call to action',
    pointing('embedded-entry-block', {
      target: entry('callToAction', {
        heading: 'Say *hello*',
        text: 'We answer.',
        actions: [link, unpublished],
      }),
    }),
    '<aside class="embedded-call"><p class="embedded-call-heading">Say hello</p><p>We answer.</p>' +
      '<p class="actions"><a href="https://there.example/" class="button" rel="noopener noreferrer">Elsewhere</a></p></aside>',
  ],
  [
    'testimonial',
    pointing('embedded-entry-block', {
      target: entry('testimonial', { quote: 'Fine.', name: 'Bo', role: 'Baker' }),
    }),
    '<figure class="embedded-quote"><blockquote><p>Fine.</p></blockquote><figcaption>Bo, Baker</figcaption></figure>',
  ],
  [
    'post',
    pointing('embedded-entry-block', { target: post }),
    '<aside class="embedded-link"><p><a href="/blog/a-post">A post</a></p><p>Short.</p></aside>',
  ],
  [
    'entry in a line',
    node('paragraph', text('See '), pointing('embedded-entry-inline', { target: page }), text('.')),
    '<p>See <a href="/about">About us</a>.</p>',
  ],
])('renders as HTML: %s', (_, content, expected) => {
  expect(html(content)).toBe(expected);
  expect(warn).not.toHaveBeenCalled();
});

test('a table that may need scrolling is focusable and has a unique accessible name', () => {
  const row = (columns: string) =>
    node(
      'table-row',
      ...columns.split('').map((name) => node('table-header-cell', paragraph(name))),
    );
  expect(html(node('table', row('ABCDE')))).toContain(
    '<div class="table-scroll" role="group" aria-label="Table: A, B, C, D, E" tabindex="0">',
  );
});

const linked = (nodeType: string, data: object) =>
  html(node('paragraph', pointing(nodeType, data, text('words'))));

test.each([
  ['/jobs?q=a', '<a href="/jobs?q=a">words</a>'],
  ['#part', '<a href="#part">words</a>'],
  ['mailto:a@b.example', '<a href="mailto:a@b.example">words</a>'],
  [
    'https://there.example/',
    '<a href="https://there.example/" rel="noopener noreferrer">words</a>',
  ],
])('a link to %s is rendered', (uri, expected) => {
  expect(linked('hyperlink', { uri })).toBe(`<p>${expected}</p>`);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//there.example/',
  '/\\there.example/',
  'blob:https://there.example/1',
  '',
  undefined,
  { toString: () => 'https://there.example/' },
])('a link to %o is rendered as text only', (uri) => {
  expect(linked('hyperlink', { uri })).toBe('<p>words</p>');
});

test('links to entries and files point to their URLs, or are rendered as text if there is no valid target', () => {
  const file = asset('Card', undefined, { url: '//files.example/a.pdf' });
  const script = asset('Card', undefined, { url: 'javascript:alert(1)' });
  expect(linked('entry-hyperlink', { target: post })).toContain('href="/blog/a-post"');
  expect(linked('entry-hyperlink', { target: page })).toContain('href="/about"');
  expect(linked('asset-hyperlink', { target: file })).toContain('href="//files.example/a.pdf"');
  for (const target of [unpublished, undefined, null, {}, script]) {
    expect(linked('entry-hyperlink', { target })).toBe('<p>words</p>');
    expect(linked('asset-hyperlink', { target })).toBe('<p>words</p>');
  }
});

test('leaves out unpublished targets and types that cannot be embedded', () => {
  for (const target of [unpublished, undefined, entry('redirect', { from: '/a', to: '/b' })]) {
    expect(html(pointing('embedded-entry-block', { target }))).toBe('');
    expect(html(pointing('embedded-asset-block', { target }))).toBe('');
    expect(html(node('paragraph', text('A'), pointing('embedded-entry-inline', { target })))).toBe(
      '<p>A</p>',
    );
  }
  expect(warn.mock.calls).toEqual([['Content: redirect id cannot be embedded in rich text.']]);
});

test('renders a document nested ten thousand levels deep', () => {
  let deep: unknown = paragraph('bottom');
  for (let i = 0; i < 10_000; i++) deep = node('blockquote', deep);
  expect(html(paragraph('top'), deep)).toBe('<p>top</p>');
});
