import { expect, test } from 'vitest';
import { cleanRichText } from './rich-text';

test('keeps the elements of a description as they are', () => {
  const html =
    '<h2>Duties</h2><p>You <strong>cut</strong> &#x26; <em>sew</em>.<br>Daily.</p><ul><li>One</li></ul>';
  expect(cleanRichText(html)).toBe(html);
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
])('takes away what could act: %s', (given, expected) => {
  expect(cleanRichText(given)).toBe(expected);
});

test('cleaning twice changes nothing more', () => {
  const once = cleanRichText('<p>a<div><math><mi><b>c</b></mi></math><p>d & e &amp; "f"');
  expect(cleanRichText(once)).toBe(once);
});
