import { expect, test } from 'vitest';
import { socialCard, socialPicture } from './social-card.ts';

test('another content is another address', () => {
  const one = socialCard('/og/site.png', 'Acme', ['Acme', 'Jobs']);
  expect(one.url).toMatch(/^\/og\/site\.png\?v=[0-9a-z]+$/);
  expect(socialCard('/og/site.png', 'Acme', ['Acme', 'Jobs'])).toEqual(one);
  expect(socialCard('/og/site.png', 'Acme', ['Acme', 'Job', 's']).url).not.toBe(one.url);
});

test('networks are given pictures, no drawings', () => {
  const picture = (url: string) => socialPicture({ url, alt: 'A' })?.type;
  expect(picture('//images.example/a.JPG?w=5')).toBe('image/jpeg');
  expect(picture('//images.example/a.png')).toBe('image/png');
  expect(picture('//images.example/a.svg')).toBeUndefined();
  expect(picture('//images.example/a')).toBeUndefined();
  expect(socialPicture(undefined)).toBeUndefined();
});
