import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import {
  formatPlainText,
  listHeadings,
  type RichTextDocument,
  RichTextSchema,
  readingMinutes,
} from './rich-text.ts';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });
const paragraph = (value: string) => node('paragraph', text(value));
const heading = (level: number, value: string) => node(`heading-${level}`, text(value));

const read = (...content: unknown[]): RichTextDocument =>
  v.parse(RichTextSchema, node('document', ...content));

const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

/** Formats a cleaned document compactly, such as `paragraph(“text”)`. */
const shape = (document: unknown): string => {
  const { nodeType, content, value } = document as {
    nodeType: string;
    content?: unknown[];
    value?: string;
  };
  return nodeType === 'text' ? `“${value}”` : `${nodeType}(${content?.map(shape).join(' ')})`;
};

test('a valid document is unchanged', () => {
  const document = read(
    heading(2, 'Title'),
    paragraph('Words.'),
    node(
      'unordered-list',
      node(
        'list-item',
        paragraph('One'),
        node('ordered-list', node('list-item', paragraph('Two'))),
      ),
    ),
    node('blockquote', paragraph('Said')),
    node('hr'),
    node(
      'table',
      node(
        'table-row',
        node('table-header-cell', paragraph('A')),
        node('table-cell', paragraph(' ')),
      ),
    ),
  );
  expect(shape(document)).toBe(
    'document(heading-2(“Title”) paragraph(“Words.”) ' +
      'unordered-list(list-item(paragraph(“One”) ordered-list(list-item(paragraph(“Two”))))) ' +
      'blockquote(paragraph(“Said”)) hr() ' +
      'table(table-row(table-header-cell(paragraph(“A”)) table-cell())))',
  );
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, unknown[], string]>([
  ['no node at all', [null, 7, 'words', [], {}, paragraph('A')], 'paragraph(“A”)'],
  [
    'a text node without text',
    [node('paragraph', { nodeType: 'text' }, text('A'))],
    'paragraph(“A”)',
  ],
  ['no content', [{ nodeType: 'paragraph' }, { nodeType: 'table' }], ''],
  [
    'an unknown node',
    [node('marquee', paragraph('A'), text('B'))],
    'paragraph(“A”) paragraph(“B”)',
  ],
  ['a node named like a method', [node('constructor', paragraph('A'))], 'paragraph(“A”)'],
  [
    'a paragraph in a paragraph',
    [node('paragraph', text('A'), paragraph('B'))],
    'paragraph(“A” “B”)',
  ],
  ['an item without a list', [node('list-item', paragraph('A'))], 'paragraph(“A”)'],
  [
    'words among the rows of a table',
    [node('table', text('A'), node('table-row', node('table-cell', text('B'))))],
    'table(table-row(table-cell(paragraph(“B”))))',
  ],
  [
    'a link in a link',
    [node('paragraph', node('hyperlink', text('A'), node('hyperlink', text('B'))))],
    'paragraph(hyperlink(“A” “B”))',
  ],
  [
    'a link without words',
    [node('paragraph', text('A'), node('hyperlink', text(' ')))],
    'paragraph(“A”)',
  ],
  ['an empty paragraph at the end', [paragraph('A'), paragraph('')], 'paragraph(“A”)'],
])('%s does not break the document', (_, content, expected) => {
  expect(shape(read(...content))).toBe(`document(${expected})`);
});

test('known marks are kept without duplicates, and other marks are dropped', () => {
  const broken = { ...text('A', 'bold', 'constructor', 'bold'), nodeType: 'text' };
  const document = read(node('paragraph', broken, { nodeType: 'text', value: 'B', marks: [null] }));
  expect(document.content[0]?.content).toMatchObject([
    { value: 'A', marks: [{ type: 'bold' }] },
    { value: 'B', marks: [] },
  ]);
});

test('reports dropped nodes in a single log line', () => {
  read(node('marquee', text('A')), node('marquee', text('B')), null);
  expect(warn.mock.calls).toEqual([
    [
      'Content: rich text contains parts that cannot be displayed: node type marquee, an invalid node.',
    ],
  ]);
});

test('a document nested ten thousand levels deep is truncated to a shallow one', () => {
  let deep: unknown = paragraph('at the bottom');
  for (let i = 0; i < 10_000; i++) deep = node('unordered-list', node('list-item', deep));
  expect(formatPlainText(read(paragraph('at the top'), deep))).toBe('at the top');
});

test('rejects a value that is not a document', () => {
  for (const value of ['text', {}, node('paragraph'), { nodeType: 'document' }, null]) {
    expect(v.is(RichTextSchema, value)).toBe(false);
  }
});

test('headings start below the page’s h1, skip no level and have unique ids', () => {
  const document = read(
    heading(1, 'What  we\nask'),
    heading(4, 'Pay & place'),
    heading(1, 'What we ask'),
    node('heading-2', text('With '), text('code', 'code')),
    heading(6, '???'),
    heading(6, 'Content'),
    heading(6, 'Contents'),
  );
  expect(listHeadings(document)).toEqual([
    { id: 'what-we-ask', level: 2, text: 'What we ask' },
    { id: 'pay--place', level: 3, text: 'Pay & place' },
    { id: 'what-we-ask-1', level: 2, text: 'What we ask' },
    { id: 'with-code', level: 3, text: 'With code' },
    { id: 'part', level: 4, text: '???' },
    { id: 'content-1', level: 4, text: 'Content' },
    { id: 'contents-1', level: 4, text: 'Contents' },
  ]);
  expect(listHeadings(document, { topLevel: 3, idPrefix: 'faq.2.' })[0]).toMatchObject({
    id: 'faq.2.what-we-ask',
    level: 3,
  });
});

test('a document’s plain text has one line per block', () => {
  const document = read(
    heading(2, 'Title'),
    node(
      'paragraph',
      text('Read '),
      { ...node('hyperlink', text('this')), data: { uri: '/jobs' } },
      text('.'),
    ),
    node(
      'unordered-list',
      node('list-item', paragraph('One')),
      node('list-item', paragraph('Two')),
    ),
  );
  expect(formatPlainText(document)).toBe('Title\nRead this.\nOne\nTwo');
});

test.each([
  ['', 1],
  ['word '.repeat(329), 1],
  ['word '.repeat(331), 2],
  ['word '.repeat(2200), 10],
])('estimates the reading time', (words, minutes) => {
  expect(readingMinutes(read(paragraph(words)))).toBe(minutes);
});
