import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textDocument } from '../../tests/support/blog-space.ts';
import { type CardTexts, postCard, siteCard } from './cards.ts';
import type { BlogPost } from './content/blog-posts.ts';
import { RichTextSchema } from './content/rich-text/rich-text.ts';
import { DEFAULT_FRAME } from './content/site-frame.ts';
import { socialCard, socialPicture } from './social-card.ts';

test('the URL changes with the content', () => {
  const brand = { name: 'Acme', nameHighlight: 'me', colors: {} };
  const card = siteCard({ name: 'Acme', tagline: 'Jobs' }, 'https://jobs.example');
  const createCardUrl = (words: Partial<CardTexts>, change: Partial<typeof brand> = {}) =>
    socialCard({ ...card, words: { ...card.words, ...words } }, 'Acme', { ...brand, ...change })
      .url;
  const one = createCardUrl({});
  expect(one).toMatch(/^\/og\/site\.png\?v=[0-9a-z]+$/);
  expect(createCardUrl({})).toBe(one);
  const others = [
    createCardUrl({ title: ['Acme', 'Job', 's'] }),
    createCardUrl({ marked: 'other.example' }),
    createCardUrl({}, { nameHighlight: 'Ac' }),
    createCardUrl({}, { colors: { ink: '#000000' } }),
  ];
  expect(new Set([one, ...others]).size).toBe(5);
});

test('the URL of a post’s card changes with every field that the card shows', () => {
  const post: BlogPost = {
    id: 'p',
    title: 'Pay',
    slug: 'pay',
    excerpt: 'In short.',
    publishedOn: '2026-01-02',
    author: { id: 'a', name: 'Ada' },
    category: { id: 'c', name: 'Offers', slug: 'offers' },
    body: v.parse(RichTextSchema, textDocument('Words.')),
    tags: [],
  };
  const createPostCardUrl = (change: Partial<BlogPost>) =>
    socialCard(postCard({ ...post, ...change }, DEFAULT_FRAME), 'Pay', DEFAULT_FRAME).url;
  const shown: Partial<BlogPost>[] = [
    { title: 'Pay more' },
    { publishedOn: '2026-01-03' },
    { author: { id: 'a', name: 'Bo' } },
    { category: { id: 'c', name: 'Hiring', slug: 'offers' } },
  ];
  expect(new Set([{}, ...shown].map(createPostCardUrl)).size).toBe(5);
  // The card shows neither the excerpt nor the date of the last change.
  expect([
    createPostCardUrl({ excerpt: 'At length.' }),
    createPostCardUrl({ updatedOn: '2026-05-05' }),
  ]).toEqual([createPostCardUrl({}), createPostCardUrl({})]);
});

test('social networks get raster images, not vector drawings', () => {
  const picture = (url: string) => socialPicture({ url, alt: 'A' })?.type;
  expect(picture('//images.example/a.JPG?w=5')).toBe('image/jpeg');
  expect(picture('//images.example/a.png')).toBe('image/png');
  expect(picture('//images.example/a.svg')).toBeUndefined();
  expect(picture('//images.example/a')).toBeUndefined();
  expect(socialPicture(undefined)).toBeUndefined();
});
