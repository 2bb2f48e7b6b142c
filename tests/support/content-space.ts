import { linkTo } from '../../worker/content/delivery/wire.ts';
import type { ExportedRecord, Space } from '../../worker/content/space.ts';
import { createFetchHandler, startServer } from './local-server.ts';

/** A small content space about cats, with two locales and every type of field. */

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T12:00:00.000Z`;

const published = (day: number) => ({
  createdAt: at(day),
  updatedAt: at(day),
  publishedAt: at(day),
  firstPublishedAt: at(day),
  publishedVersion: 3,
  publishedCounter: 2,
});
const draft = (day: number) => ({ createdAt: at(day), updatedAt: at(day), publishedCounter: 0 });

interface FieldOptions {
  readonly localized?: boolean;
  readonly omitted?: boolean;
  readonly linkType?: string;
  readonly items?: { readonly type: string; readonly linkType?: string };
}

const field = (id: string, type: string, options: FieldOptions = {}) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  validations: [{ unique: true }],
  ...options,
});

type Values = Record<string, unknown>;

const entry = (
  id: string,
  contentType: string,
  sys: object,
  fields: Record<string, Values>,
  tags: readonly string[] = [],
): ExportedRecord => ({
  metadata: { tags: tags.map((tag) => linkTo('Tag', tag)), concepts: [] },
  sys: {
    id,
    type: 'Entry',
    contentType: linkTo('ContentType', contentType),
    ...(sys as ReturnType<typeof published>),
  },
  fields,
});

const en = (value: unknown) => ({ 'en-US': value });

const asset = (id: string, day: number, file: Values, title: Values): ExportedRecord => ({
  metadata: { tags: [], concepts: [] },
  sys: { id, type: 'Asset', ...published(day) },
  fields: { title, file: en(file) },
});

export const entryLink = (id: string) => linkTo('Entry', id);

const richText = (text: string, embedded: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: text, marks: [], data: {} }],
    },
    {
      nodeType: 'embedded-asset-block',
      data: { target: linkTo('Asset', embedded) },
      content: [],
    },
  ],
});

export const testSpace = (): Space => ({
  locales: [
    {
      name: 'English',
      code: 'en-US',
      fallbackCode: null,
      default: true,
      sys: { id: 'locale-en', version: 1 },
    },
    {
      name: 'German',
      code: 'de-DE',
      fallbackCode: 'en-US',
      default: false,
      sys: { id: 'locale-de', version: 1 },
    },
  ],
  tags: [
    { name: 'House cat', sys: { id: 'house', visibility: 'public', createdAt: at(1) } },
    { name: 'Striped', sys: { id: 'striped', visibility: 'public' } },
    { name: 'Secret', sys: { id: 'secret', visibility: 'private' } },
  ],
  contentTypes: [
    {
      sys: { id: 'cat', ...published(1) },
      name: 'Cat',
      description: 'Purrs',
      displayField: 'name',
      fields: [
        field('name', 'Symbol', { localized: true }),
        field('about', 'Text', { localized: true }),
        field('lives', 'Integer'),
        field('weight', 'Number'),
        field('isIndoor', 'Boolean'),
        field('born', 'Date'),
        field('home', 'Location'),
        field('chip', 'Object'),
        field('likes', 'Array', { items: { type: 'Symbol' } }),
        field('friends', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
        field('bestFriend', 'Link', { linkType: 'Entry' }),
        field('image', 'Link', { linkType: 'Asset' }),
        field('story', 'RichText'),
        field('secretName', 'Symbol', { omitted: true }),
      ],
    },
    {
      sys: { id: 'owner', ...published(2) },
      name: 'Owner of cats',
      description: '',
      displayField: 'name',
      fields: [field('name', 'Symbol'), field('cat', 'Link', { linkType: 'Entry' })],
    },
    {
      sys: { id: 'unfinished', ...draft(3) },
      name: 'Unfinished',
      description: '',
      displayField: 'name',
      fields: [field('name', 'Symbol')],
    },
  ],
  entries: [
    entry(
      'nyan',
      'cat',
      published(5),
      {
        name: { 'en-US': 'Nyan', 'de-DE': 'Njan' },
        about: en('Flies through space. Café au lait.'),
        lives: en(1337),
        weight: en(4.5),
        isIndoor: en(false),
        born: en('2011-04-04'),
        home: en({ lat: 52.52, lon: 13.4 }),
        chip: en({ number: 7 }),
        likes: en(['rainbows', 'fish']),
        bestFriend: en(entryLink('happy')),
        image: en(linkTo('Asset', 'nyan-picture')),
        story: en(richText('Once upon a rainbow', 'story-picture')),
        secretName: en('Tac'),
      },
      ['house', 'striped', 'secret'],
    ),
    entry(
      'happy',
      'cat',
      published(6),
      {
        name: en('Happy'),
        about: { 'de-DE': 'Schnurrt' },
        lives: en(9),
        weight: en(6),
        isIndoor: en(true),
        born: en('2015-06-01'),
        home: en({ lat: 48.14, lon: 11.58 }),
        likes: en(['fish']),
        bestFriend: en(entryLink('nyan')),
        friends: en([entryLink('nyan'), entryLink('draft-cat'), entryLink('gone')]),
      },
      ['house'],
    ),
    entry('grumpy', 'cat', published(4), {
      name: en('Grumpy'),
      lives: en(9),
      likes: en(['rain', 'fish', 'rainbows']),
    }),
    entry('draft-cat', 'cat', draft(8), { name: en('Not yet') }),
    entry('old-cat', 'cat', { ...published(2), archivedVersion: 5 }, { name: en('Long gone') }),
    entry('ada', 'owner', published(7), { name: en('Ada'), cat: en(entryLink('nyan')) }),
    entry('bob', 'owner', published(3), { name: en('Bob'), cat: en(entryLink('grumpy')) }),
  ],
  assets: [
    asset(
      'nyan-picture',
      1,
      {
        url: '//space-assets/nyan.svg',
        fileName: 'nyan.svg',
        contentType: 'image/svg+xml',
        details: { size: 900, image: { width: 40, height: 30 } },
      },
      { 'en-US': 'Nyan flies', 'de-DE': 'Njan fliegt' },
    ),
    asset(
      'story-picture',
      2,
      {
        url: '//images.ctfassets.net/x/story.png',
        fileName: 'story.png',
        contentType: 'image/png',
        details: { size: 20_000, image: { width: 400, height: 300 } },
      },
      en('A rainbow'),
    ),
    asset(
      'papers',
      3,
      {
        url: '//space-assets/papers.pdf',
        fileName: 'papers.pdf',
        contentType: 'application/pdf',
        details: { size: 5000 },
      },
      en('Papers'),
    ),
  ],
});

/** Serves an object's `fetch` method over real HTTP. */
export const serveOverHttp = async (service: { fetch(request: Request): Promise<Response> }) => {
  const { url, close } = await startServer(createFetchHandler((request) => service.fetch(request)));
  return { host: url.slice('http://'.length), origin: url, close };
};
