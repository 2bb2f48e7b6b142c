import { expect, test } from 'vitest';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { testSpace } from '../../tests/support/content-space.ts';
import { createDelivery } from '../../worker/content/delivery/delivery.ts';
import { type ExportedRecord, SPACE_ID, type Space } from '../../worker/content/space.ts';
import { pullSpace } from './pull-space.ts';

const tokens = { delivery: 'delivery-token', preview: 'preview-token' };

const createSource = (space: Space, accessToken: string): ContentSource => {
  const delivery = createDelivery({ space, assetHost: 'cats.example', tokens });
  return {
    space: SPACE_ID,
    accessToken,
    fetch: (input, init) => delivery.fetch(new Request(input, init)),
  };
};

const space = testSpace();
const isPublished = ({ sys }: ExportedRecord) =>
  sys.publishedVersion !== undefined && sys.archivedVersion === undefined;
const listIds = (records: readonly { readonly sys: { readonly id: string } }[]) =>
  records.map(({ sys }) => sys.id).sort();

test('a pulled space contains everything that is published, in every locale', async () => {
  const pulled = await pullSpace(createSource(space, tokens.delivery));
  expect(listIds(pulled.entries)).toEqual(listIds(space.entries.filter(isPublished)));
  expect(listIds(pulled.assets)).toEqual(listIds(space.assets.filter(isPublished)));
  expect(listIds(pulled.contentTypes)).toEqual(['cat', 'owner']);
  expect(listIds(pulled.tags)).toEqual(['house', 'striped']);
  expect(pulled.locales.map(({ code }) => code)).toEqual(space.locales.map(({ code }) => code));
});

test('a pulled space is served unchanged, including fields, links and dates', async () => {
  const pulled = await pullSpace(createSource(space, tokens.delivery));
  expect(await pullSpace(createSource(pulled, tokens.delivery))).toEqual(pulled);
});

test('drafts are pulled with the preview token and remain drafts', async () => {
  const pulled = await pullSpace(
    createSource(space, tokens.delivery),
    createSource(space, tokens.preview),
  );
  expect(listIds(pulled.entries)).toEqual(
    [...listIds(space.entries.filter(isPublished)), 'draft-cat'].sort(),
  );
  expect(listIds(pulled.entries.filter(isPublished))).toEqual(
    listIds(space.entries.filter(isPublished)),
  );
});

test('a partial response makes the pull fail', async () => {
  const source = createSource(space, tokens.delivery);
  const halved: ContentSource = {
    ...source,
    async fetch(input, init) {
      const response = await source.fetch(input, init);
      if (!new URL(new Request(input, init).url).pathname.endsWith('/entries')) return response;
      const body = (await response.json()) as { items: unknown[] };
      return Response.json({ ...body, items: body.items.slice(0, 0) });
    },
  };
  await expect(pullSpace(halved)).rejects.toThrow('Only 0 of 5 records were received.');
});
