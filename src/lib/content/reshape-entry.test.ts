import * as v from 'valibot';
import { expect, test } from 'vitest';
import { watchWarnings } from '../../../tests/support/warnings.ts';
import {
  createEntrySchema,
  createListSchema,
  HrefSchema,
  LinksSchema,
  PictureSchema,
  PicturesSchema,
  reshapeEntry,
  TextSchema,
} from './reshape-entry.ts';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (type: string, fields: unknown, id = 'e1') => ({
  sys: { id, type: 'Entry', contentType: link('ContentType', type) },
  fields,
});
const picture = (file: object, description?: unknown, id = 'p1') => ({
  sys: { id, type: 'Asset' },
  fields: {
    title: 'A picture',
    description,
    file: { url: '//images.example/a.svg', contentType: 'image/svg+xml', ...file },
  },
});

const FIELDS = {
  required: { heading: TextSchema },
  optional: { lead: TextSchema, image: PictureSchema, actions: LinksSchema },
};

const lines = watchWarnings();

test('reads only the fields in the schema', () => {
  const hero = entry('hero', { heading: ' Hire ', lead: 'Well', other: 1 });
  expect(reshapeEntry(hero, 'hero', FIELDS)).toEqual({ id: 'e1', heading: 'Hire', lead: 'Well' });
  expect(lines).toEqual([]);
});

test('a broken optional field is omitted and reported in a single log line', () => {
  const hero = entry('hero', { heading: 'Hire', lead: 7, image: 'none', actions: {} });
  expect(reshapeEntry(hero, 'hero', FIELDS)).toEqual({ id: 'e1', heading: 'Hire' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^Content: hero e1 has invalid fields: lead \(.+\), image \(.+\), actions/,
  );
});

test.each([{ lead: 'Well' }, { heading: '  ' }, { heading: null }, { heading: { a: 1 } }])(
  'an entry without a required field becomes undefined: %j',
  (fields) => {
    expect(reshapeEntry(entry('hero', fields), 'hero', FIELDS)).toBeUndefined();
    expect(lines).toEqual([expect.stringContaining('heading')]);
  },
);

test('an entry without any fields becomes undefined', () => {
  const { fields: _, ...bare } = entry('hero', {});
  expect(reshapeEntry(bare, 'hero', FIELDS)).toBeUndefined();
  expect(lines).toHaveLength(1);
});

test.each([undefined, null, 'text', {}, link('Entry', 'gone'), entry('menu', { heading: 'Menu' })])(
  'a link to a missing entry or to another content type becomes undefined and is not logged: %j',
  (value) => {
    expect(reshapeEntry(value, 'hero', FIELDS)).toBeUndefined();
    expect(lines).toEqual([]);
  },
);

test('a list keeps only its valid entries, and a single link keeps only a valid entry', () => {
  const reshape = (value: unknown) => reshapeEntry(value, 'hero', FIELDS);
  const good = entry('hero', { heading: 'Good' });
  const list = entry('page', {
    all: [good, link('Entry', 'draft'), entry('hero', {}, 'e2'), null, good],
    first: good,
    lost: link('Entry', 'gone'),
  });
  const page = reshapeEntry(list, 'page', {
    required: { all: createListSchema(reshape) },
    optional: { first: createEntrySchema(reshape), lost: createEntrySchema(reshape) },
  });
  expect(page).toEqual({
    id: 'e1',
    all: [{ id: 'e1', heading: 'Good' }],
    first: { id: 'e1', heading: 'Good' },
    lost: undefined,
  });
});

test.each(['/jobs', '/jobs?q=a#top', '#faq', 'https://example.com', 'mailto:a@b.co', 'tel:+1'])(
  'a link may point to %s',
  (href) => {
    expect(v.is(HrefSchema, href)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'jobs',
  'ftp://example.com',
  'https://',
  'https://[x',
])('a link must not point to %s', (href) => {
  expect(v.is(HrefSchema, href)).toBe(false);
});

test('a picture has a URL, alternative text and a size', () => {
  const size = { details: { size: 12, image: { width: 640, height: 480 } } };
  const page = entry('page', {
    all: [picture(size, 'A cat'), picture({}, undefined, 'p2'), picture({ url: 'x' }, '', 'p3')],
  });
  expect(
    reshapeEntry(page, 'page', { required: { all: PicturesSchema }, optional: {} })?.all,
  ).toEqual([
    { url: '//images.example/a.svg', alt: 'A cat', width: 640, height: 480 },
    { url: '//images.example/a.svg', alt: '' },
  ]);
});

test.each([{ width: -1, height: 2 }, { width: 0.5, height: 2 }, { width: '9', height: 9 }, 7])(
  'a picture with the invalid size %j is shown without a size',
  (image) => {
    const page = entry('page', { image: picture({ details: { image } }), heading: 'x' });
    expect(reshapeEntry(page, 'page', FIELDS)?.image).toEqual({
      url: '//images.example/a.svg',
      alt: '',
    });
  },
);

test('a lone surrogate does not break rendering', () => {
  const hero = reshapeEntry(entry('hero', { heading: 'A \ud800' }), 'hero', FIELDS);
  expect(encodeURIComponent(hero?.heading ?? '')).toBe('A%20%EF%BF%BD');
});

test.each([
  [{ url: 'javascript:alert(1)' }],
  [{ url: '/local' }],
  [{ contentType: 'text/html' }],
  [{ url: undefined }],
  [{ url: '//' }],
  [{ url: 'https://' }],
  [{ url: '//[x' }],
  [{ url: '//a b/c.png' }],
  [{ url: '///a.png' }],
])('a file with %j is not a picture', (file) => {
  const page = entry('page', { image: picture(file), heading: 'x' });
  expect(reshapeEntry(page, 'page', FIELDS)).toEqual({ id: 'e1', heading: 'x' });
  expect(lines).toEqual([expect.stringContaining('image')]);
});
