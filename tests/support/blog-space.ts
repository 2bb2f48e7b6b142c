import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { type Runtime, runWithRuntime } from '../../src/lib/runtime.ts';
import { createDelivery } from '../../worker/content/delivery/delivery.ts';
import { linkTo } from '../../worker/content/delivery/wire.ts';
import {
  type ExportedRecord,
  loadSpace,
  SPACE_ID,
  type Space,
} from '../../worker/content/space.ts';
import { noApi } from './no-api.ts';

/** A content space with the site's content model and test posts with known text. */

export const entryLink = (id: string) => linkTo('Entry', id);
export const assetLink = (id: string) => linkTo('Asset', id);

export const textDocument = (...paragraphs: string[]) => ({
  nodeType: 'document',
  data: {},
  content: paragraphs.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  })),
});

interface RecordOptions {
  readonly tags?: readonly string[];
  readonly isDraft?: boolean;
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

const createSys = (id: string, options: RecordOptions) => {
  const { isDraft, createdAt = '2026-01-01T00:00:00.000Z', updatedAt = createdAt } = options;
  return {
    id,
    createdAt,
    updatedAt,
    ...(!isDraft && { publishedVersion: 1, publishedAt: updatedAt, firstPublishedAt: createdAt }),
  };
};

const localized = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]));

export const entry = (
  type: string,
  id: string,
  fields: object,
  options: RecordOptions = {},
): ExportedRecord => ({
  metadata: { tags: (options.tags ?? []).map((tag) => linkTo('Tag', tag)), concepts: [] },
  sys: { ...createSys(id, options), type: 'Entry', contentType: linkTo('ContentType', type) },
  fields: localized(fields),
});

export const picture = (id: string, description: string): ExportedRecord => ({
  metadata: { tags: [], concepts: [] },
  sys: { ...createSys(id, {}), type: 'Asset' },
  fields: localized({
    title: id,
    description,
    file: {
      url: `//space-assets/${id}.svg`,
      fileName: `${id}.svg`,
      contentType: 'image/svg+xml',
      details: { size: 100, image: { width: 16, height: 10 } },
    },
  }),
});

/** A post whose fields contain its id, unless `fields` overrides them. */
export const post = (id: string, fields: object, options?: RecordOptions): ExportedRecord =>
  entry(
    'blogPost',
    id,
    {
      title: `Title of ${id}`,
      slug: id,
      excerpt: `Excerpt of ${id}.`,
      body: textDocument(`Body of ${id}.`),
      author: entryLink('ada'),
      category: entryLink('careers'),
      publishedOn: '2026-01-01',
      ...fields,
    },
    options,
  );

const PEOPLE_AND_CATEGORIES = [
  entry('author', 'ada', {
    name: 'Ada Lind',
    slug: 'ada-lind',
    role: 'Recruiter',
    bio: 'Reads every ad twice.',
    photo: assetLink('photo'),
  }),
  entry('blogCategory', 'careers', { name: 'Careers', slug: 'careers', description: 'For you.' }),
  entry('blogCategory', 'hiring', { name: 'Hiring', slug: 'hiring-people' }),
];

const blogSpace = async (posts: readonly ExportedRecord[]): Promise<Space> => ({
  ...(await loadSpace()),
  tags: ['pay', 'offers', 'other'].map((id) => ({ name: id, sys: { id, visibility: 'public' } })),
  entries: [...PEOPLE_AND_CATEGORIES, ...posts],
  assets: [picture('photo', 'Portrait of Ada Lind'), picture('cover', 'A cover')],
});

/** A content source that serves the given posts through the embedded delivery service. */
export const blogSource = async (
  posts: readonly ExportedRecord[],
  fault?: (request: Request) => Response | undefined,
): Promise<ContentSource> => {
  const tokens = { delivery: 'delivery', preview: 'preview' };
  const delivery = createDelivery({
    space: await blogSpace(posts),
    assetHost: 'jobs.example',
    tokens,
    fault,
  });
  return {
    space: SPACE_ID,
    accessToken: tokens.delivery,
    fetch: (input, init) => delivery.fetch(new Request(input, init)),
  };
};

/** Runs a loader in the runtime of a page that uses the given content source. */
export const runOnPage = async <T>(
  content: ContentSource,
  load: () => Promise<T>,
  more: Partial<Runtime> = {},
): Promise<{ runtime: Runtime; loaded: T | undefined; error: unknown }> => {
  const runtime: Runtime = {
    requestId: 'a-request',
    content,
    startedAt: Date.now(),
    cacheTags: new Set(),
    config: { siteUrl: 'https://jobs.example' },
    page: { path: '/', query: '' },
    call: noApi,
    ...more,
  };
  try {
    return { runtime, loaded: await runWithRuntime(runtime, load), error: undefined };
  } catch (error) {
    return { runtime, loaded: undefined, error };
  }
};
