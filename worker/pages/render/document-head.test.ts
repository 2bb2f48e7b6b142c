import { expect, test } from 'vitest';
import { withDocumentHead } from './document-head.ts';

const PAGE = '<html><head><title>A</title></head><body>$& </head></body></html>';
const HOSTILE = '</script><!-- <script>alert(1)</script> ]]> & "\' \u2028\u2029 $& $1';

test('puts meta tags and structured data at the end of the head, whatever characters they contain', () => {
  const html = withDocumentHead(PAGE, {
    tags: [['meta', { property: 'og:title', content: HOSTILE }]],
    data: [{ '@type': 'Thing', name: HOSTILE }],
    isIndexed: true,
  });
  expect(html.match(/<(meta|script)/g)).toEqual(['<meta', '<script']);
  expect(html).toMatch(/^<html><head><title>A<\/title><meta .*<\/script><\/head><body>\$& /s);
  const text = html.match(/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: HOSTILE }],
  });
});

test('a page that must not be indexed has no structured data', () => {
  const data = [{ '@type': 'Thing' }];
  expect(withDocumentHead(PAGE, { data, isIndexed: false })).toBe(PAGE);
  expect(withDocumentHead(PAGE, { data })).toBe(PAGE);
});
