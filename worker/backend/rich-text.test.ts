import { expect, test } from 'vitest';
import { cleanRichText, HtmlTooDeepError } from './rich-text.ts';

test('keeps the allowed elements of a description unchanged', () => {
  const html =
    '<h2>Duties</h2><p>You <strong>cut</strong> &#x26; <em>sew</em>.<br>Daily.</p><ul><li>One</li></ul>';
  expect(cleanRichText(html).html).toBe(html);
});

test.each([
  ['<p onclick="x()" style="color:red" class="a" id="b">Text</p>', '<p>Text</p>'],
  ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Apply</a>', 'Apply'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><p><style><img src=x onerror=alert(1)>', '<p></p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<!-- <p> --><p>Text', '<p>Text</p>'],
  ['<h1>Title</h1>', 'Title'],
  ['&lt;script&gt;', '&#x3C;script>'],
  ['<li>Alone</li>', 'Alone'],
])('removes active content: %s', (given, expected) => {
  expect(cleanRichText(given).html).toBe(expected);
});

test('HTML may be nested 100 levels deep, but no deeper', () => {
  const nested = (depth: number) =>
    `${'<blockquote>'.repeat(depth)}x${'</blockquote>'.repeat(depth)}`;
  expect(cleanRichText(nested(100)).html).toBe(nested(100));
  expect(() => cleanRichText(nested(101))).toThrow(HtmlTooDeepError);
  expect(cleanRichText('<p>x'.repeat(1_000)).plain).toHaveLength(1_999);
});

test('sanitizing a second time changes nothing', () => {
  const { html: once } = cleanRichText('<p>a<div><math><mi><b>c</b></mi></math><p>d & e &amp; "f"');
  expect(cleanRichText(once).html).toBe(once);
});

test('the plain text has one line for each block, including each heading and list item', () => {
  const html =
    '<h2>Your work</h2><p>You <em>cut</em>\n and sew &amp; glue.</p><ul><li>One</li><li>Two</li></ul>';
  expect(cleanRichText(html).plain).toBe('Your work\nYou cut and sew & glue.\nOne\nTwo');
});
