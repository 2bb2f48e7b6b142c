import type { ExportedRecord } from '../space.ts';
import { linksWithin, type SpaceView } from './space-view.ts';
import type { WireRecord } from './wire.ts';

export const DEFAULT_INCLUDE = 1;
export const MAX_INCLUDE = 10;

const notResolvable = (linkType: string, id: string) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType, id },
});

/**
 * Collects the records that a page of entries links to, up to the given depth. Each record appears
 * once, and records on the page itself are omitted. Unresolvable links are listed as errors.
 */
export const collectIncludes = (
  view: SpaceView,
  page: readonly ExportedRecord[],
  shown: readonly { readonly fields?: unknown }[],
  { depth, locale }: { depth: number; locale: string },
): Readonly<Record<string, unknown>> => {
  const seen = new Set(page.map(({ sys }) => `${sys.type} ${sys.id}`));
  const found: { Entry: WireRecord[]; Asset: WireRecord[] } = { Entry: [], Asset: [] };
  const errors: ReturnType<typeof notResolvable>[] = [];
  let level: readonly { readonly fields?: unknown }[] = shown;
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: WireRecord[] = [];
    for (const { fields } of level) {
      linksWithin(fields, (type, id) => {
        const key = `${type} ${id}`;
        if ((type !== 'Entry' && type !== 'Asset') || seen.has(key)) return;
        seen.add(key);
        const record = view.find(type, id);
        if (!record) {
          errors.push(notResolvable(type, id));
          return;
        }
        const wire = view.wire(record, locale);
        found[type].push(wire);
        if (type === 'Entry') next.push(wire);
      });
    }
    level = next;
  }
  const includes = {
    ...(found.Entry.length > 0 && { Entry: found.Entry }),
    ...(found.Asset.length > 0 && { Asset: found.Asset }),
  };
  return {
    ...(errors.length > 0 && { errors }),
    ...(Object.keys(includes).length > 0 && { includes }),
  };
};
