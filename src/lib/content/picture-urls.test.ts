import { expect, test } from 'vitest';
import { pictureUrls } from './picture-urls.ts';

const HOST = '//images.ctfassets.net/space/id/token';

test('a Contentful photo is offered in sizes up to its original width', () => {
  const { src, srcSet } = pictureUrls({ url: `${HOST}/a.jpg`, width: 700 });
  expect(srcSet?.split(', ').map((one) => one.split(' ')[1])).toEqual([
    '160w',
    '320w',
    '480w',
    '640w',
    '700w',
  ]);
  expect(src).toBe('https://images.ctfassets.net/space/id/token/a.jpg?w=700&fm=webp&q=75');
});

test.each([
  `${HOST}/drawing.svg`,
  `${HOST}/moving.gif`,
  '//localhost:8787/space-assets/a.png',
  'https://images.ctfassets.net.evil.example/a.jpg',
])('the URL %s is used unchanged', (url) => {
  expect(pictureUrls({ url, width: 700 })).toEqual({ src: url });
});

test('pictures from Contentful’s EU host are also offered in several sizes', () => {
  const { srcSet } = pictureUrls({ url: '//images.eu.ctfassets.net/space/id/token/a.png' });
  expect(srcSet?.split(', ')).toHaveLength(7);
  expect(srcSet).toMatch(/^https:\/\/images\.eu\.ctfassets\.net\//);
});
