import { expect, test } from 'vitest';
import {
  cutHtml,
  cutTitle,
  decodeEntities,
  markParagraphs,
  removeTags,
  unescapeHtml,
} from './clean-text.ts';

test.each([
  ['R&amp;D', 'R&D'],
  ['R&amp;amp;D &ndash; EMEA', 'R&D – EMEA'],
  ['Q&#38;A', 'Q&A'],
  ['C++ & <b>', 'C++ & <b>'],
  ['Fish &chips', 'Fish &chips'],
])('a title %s is decoded to %s', (title, decoded) => {
  expect(decodeEntities(title)).toBe(decoded);
});

test.each([
  ['<b>Cook</b> &amp; baker', 'Cook & baker'],
  ['<script>alert(1)</script>Cook', 'Cook'],
  ['Engineer, <T> templates', 'Engineer, <T> templates'],
])('a title in HTML, %s, becomes %s', (title, text) => {
  expect(removeTags(title)).toBe(text);
});

test.each([
  ['&lt;p&gt;One &amp;amp; two&lt;/p&gt;', '<p>One &amp; two</p>'],
  ['&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;', '<p>Twice</p>'],
  ['<p>Write &lt;p&gt; for a paragraph.</p>', '<p>Write &lt;p&gt; for a paragraph.</p>'],
  ['Salaries of 3 &lt; 4', 'Salaries of 3 &lt; 4'],
])('the description %s becomes %s', (html, unescaped) => {
  expect(unescapeHtml(html)).toBe(unescaped);
});

test('plain text keeps its paragraphs and lines', () => {
  expect(markParagraphs('One & two\nlines.\n\nThe end.')).toBe(
    '<p>One &amp; two<br>lines.</p>\n<p>The end.</p>',
  );
  expect(markParagraphs('<p>Marked\n\nup</p>')).toBe('<p>Marked\n\nup</p>');
});

test('a title is cut at a word, with an ellipsis', () => {
  const title = cutTitle(`${'Head of many things, '.repeat(12)}and others`);
  expect(title.length).toBeLessThanOrEqual(200);
  expect(title).toMatch(/Head of many things…$|Head of many…$|Head of…$|Head…$/);
  expect(cutTitle('x'.repeat(250))).toBe(`${'x'.repeat(199)}…`);
  expect(cutTitle('Short')).toBe('Short');
  expect(cutTitle(`x${'🚀'.repeat(120)}`)).toBe(`x${'🚀'.repeat(99)}…`);
  expect(cutTitle('🚀'.repeat(120))).toBe(`${'🚀'.repeat(99)}…`);
});

test.each([
  ['whole blocks', '<p>One.</p><p>Two.</p><p>Three.</p>', 25, '<p>One.</p><p>Two.</p>'],
  [
    'a list that is too long',
    '<ul><li>a</li><li>b</li><li>c</li></ul>',
    28,
    '<ul><li>a</li><li>b</li></ul>',
  ],
  ['text without blocks', 'One two three four', 20, 'One two three four'],
  ['a long text without blocks', 'One two three four five six', 24, '<p>One two three…</p>'],
  ['a long text without spaces', '<p>一二三四五六七八九十</p>', 14, '<p>一二三四五六…</p>'],
  ['characters to be escaped', '<p>"a" "b" "c"</p>', 17, '<p>&quot;a…</p>'],
])('HTML with %s is cut to whole parts', (_, html, length, cut) => {
  expect(cutHtml(html, length)).toBe(cut);
});
