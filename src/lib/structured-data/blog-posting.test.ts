import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textDocument } from '../../../tests/support/blog-space.ts';
import { structuredDataProblems } from '../../../tests/support/structured-data.ts';
import type { BlogPost } from '../content/blog-posts.ts';
import { RichTextSchema } from '../content/rich-text/rich-text.ts';
import { blogPosting } from './blog-posting.ts';

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
const CARD = '/og/posts/pay.png';
const SITE = { url: 'https://jobs.example', name: 'Acme' };

test('a complete post is valid and has absolute URLs', () => {
  const posting = blogPosting(POST, CARD, SITE);
  expect(structuredDataProblems(posting)).toEqual([]);
  expect(posting).toMatchObject({
    url: 'https://jobs.example/blog/pay',
    datePublished: '2026-01-02',
    dateModified: '2026-02-03',
    image: ['https://files.example/cover.svg', 'https://jobs.example/og/posts/pay.png'],
    author: { '@type': 'Person', name: 'Ada', jobTitle: 'Recruiter' },
    publisher: { name: 'Acme' },
    articleSection: 'Pay and offers',
    wordCount: 3,
  });
});

test('a post without an author, category, cover or revision is valid, and the site is its author', () => {
  const { author, category, cover, updatedOn, ...bare } = POST;
  const posting = blogPosting(bare, CARD, SITE);
  expect(structuredDataProblems(posting)).toEqual([]);
  expect(posting).toMatchObject({
    author: { '@type': 'Organization', name: 'Acme' },
    dateModified: '2026-01-02',
    image: ['https://jobs.example/og/posts/pay.png'],
  });
});
