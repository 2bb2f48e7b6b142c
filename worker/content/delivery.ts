import { Hono } from 'hono';
import type { ExportedRecord, Link, Space } from './space.ts';

export interface DeliveryOptions {
  readonly space: Space;
  /** Puts itself in front of the assets' paths: `localhost:8787`. */
  readonly assetHost: string;
  /** The preview token shows drafts, the delivery token what was published. */
  readonly tokens: { readonly delivery: string; readonly preview: string };
}

/** The embedded Content Delivery API. First cut: entries by content type and equality, includes. */
export const createDelivery = (
  options: DeliveryOptions,
): { fetch(request: Request): Promise<Response> } => {
  const { space, assetHost, tokens } = options;
  const localize = (record: ExportedRecord) => ({
    metadata: record.metadata,
    sys: record.sys,
    fields: Object.fromEntries(
      Object.entries(record.fields).map(([name, value]) => [name, withHost(value['en-US'])]),
    ),
  });
  const withHost = (value: unknown): unknown => {
    const file = value as { url?: string };
    return typeof file?.url === 'string'
      ? { ...file, url: file.url.replace(/^\/\//, `//${assetHost}/`) }
      : value;
  };
  const app = new Hono();
  app.get('/spaces/:space/environments/:environment/entries', (c) => {
    const authorization = c.req.header('authorization');
    const isPreview = authorization === `Bearer ${tokens.preview}`;
    if (!isPreview && authorization !== `Bearer ${tokens.delivery}`) return c.json({}, 401);
    const isVisible = (record: ExportedRecord) =>
      isPreview || record.sys.publishedVersion !== undefined;
    const query = c.req.query();
    const skip = Number(query.skip ?? 0);
    const limit = Number(query.limit ?? 100);
    const matching = space.entries.filter(isVisible).filter((entry) =>
      Object.entries(query).every(([name, value]) => {
        if (name === 'content_type') return entry.sys.contentType?.sys.id === value;
        if (name === 'sys.id') return entry.sys.id === value;
        const field = /^fields\.(\w+)$/.exec(name)?.[1];
        return field ? String(entry.fields[field]?.['en-US']) === value : true;
      }),
    );
    const items = matching.slice(skip, skip + limit);
    const found = new Map<string, ExportedRecord>();
    const collect = (value: unknown, depth: number) => {
      if (depth < 0 || typeof value !== 'object' || value === null) return;
      const link = value as Link;
      if (link.sys?.type === 'Link') {
        const key = `${link.sys.linkType} ${link.sys.id}`;
        const list = link.sys.linkType === 'Asset' ? space.assets : space.entries;
        const record = list.find(({ sys }) => sys.id === link.sys.id);
        if (!record || !isVisible(record)) return;
        if (!items.includes(record)) found.set(key, record);
        collect(record.fields, depth - 1);
        return;
      }
      for (const one of Object.values(value)) collect(one, depth);
    };
    for (const item of items) collect(item.fields, Number(query.include ?? 1) - 1);
    const of = (type: string) => [...found.values()].filter(({ sys }) => sys.type === type);
    return c.json({
      sys: { type: 'Array' },
      total: matching.length,
      skip,
      limit,
      items: items.map(localize),
      includes: { Entry: of('Entry').map(localize), Asset: of('Asset').map(localize) },
    });
  });
  return { fetch: async (request) => app.fetch(request) };
};
