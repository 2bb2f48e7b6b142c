import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textDocument } from '../../../tests/support/blog-space.ts';
import type { BlogPost } from '../../lib/content/blog-posts.ts';
import { RichTextSchema } from '../../lib/content/rich-text.ts';
import { jsonLdText } from '../../lib/json-ld.ts';
import { postData } from './post-data.ts';

const POST: BlogPost = {
  id: 'p',
  title: 'Pay',
  slug: 'pay',
  excerpt: 'In short.',
  publishedOn: '2026-01-02',
  updatedOn: '2026-02-03',
  body: v.parse(RichTextSchema, textDocument('Three words here.')),
  author: { id: 'a', name: 'Ada', role: 'Recruiter' },
  category: { id: 'c', name: 'Pay and offers', slug: 'pay-and-offers' },
  cover: { url: '//files.example/cover.svg', alt: '' },
  tags: [],
};
const SITE = { url: 'https://jobs.example', name: 'Acme' };

test('a post and its place, all addresses whole', () => {
  expect(postData(POST, SITE)).toMatchObject({
    '@graph': [
      {
        '@type': 'BlogPosting',
        url: 'https://jobs.example/blog/pay',
        datePublished: '2026-01-02',
        dateModified: '2026-02-03',
        image: 'https://files.example/cover.svg',
        author: { '@type': 'Person', name: 'Ada', jobTitle: 'Recruiter' },
        wordCount: 3,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://jobs.example/blog' },
          { position: 2, item: 'https://jobs.example/blog?category=pay-and-offers' },
          { position: 3, name: 'Pay', item: 'https://jobs.example/blog/pay' },
        ],
      },
    ],
  });
});

test('what a post lacks is not there', () => {
  const { author, category, cover, updatedOn, ...bare } = POST;
  const text = jsonLdText(postData(bare, SITE));
  expect(text).not.toMatch(/author|image|articleSection|null|undefined/);
  expect(text).toContain('"dateModified":"2026-01-02"');
});

test('no words end the script that holds them', () => {
  const title = '</script><!-- <script>alert(1)</script> ]]> & \u2028\u2029';
  const text = jsonLdText(postData({ ...POST, title }, SITE));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].headline).toBe(title);
});
