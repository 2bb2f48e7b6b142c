import type { Finding } from '../../../src/contracts/site/go-live.ts';
import type { ContentRecord } from '../../content/read-content.ts';
import { DEMO_MARKS } from './demo-marks.ts';

/** Finds the keys of all records that a value links to. */
const listLinks = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: string; linkType?: string; id?: string } };
  return sys?.type === 'Link'
    ? [`${sys.linkType} ${sys.id}`]
    : Object.values(value).flatMap(listLinks);
};

/** The page that a record is; undefined if it only appears on other pages. */
const findPage = ({ type, fields }: ContentRecord): string | undefined => {
  if (type === 'siteSettings') return 'every page';
  if (type === 'page') return String(fields.path);
  return type === 'blogPost' ? `/blog/${fields.slug}` : undefined;
};

/** Finds the pages that show each record. Records that no page shows are left out. */
const findPages = (records: readonly ContentRecord[]): Map<ContentRecord, Set<string>> => {
  const byKey = new Map(
    records.map((one) => [`${one.type === 'asset' ? 'Asset' : 'Entry'} ${one.id}`, one]),
  );
  const pages = new Map<ContentRecord, Set<string>>();
  const visit = (record: ContentRecord, page: string): void => {
    const known = pages.get(record) ?? new Set();
    if (known.has(page)) return;
    pages.set(record, known.add(page));
    for (const key of listLinks(record.fields)) {
      const linked = byKey.get(key);
      // A page that links to another page does not show what is on that page.
      if (linked && findPage(linked) === undefined) visit(linked, page);
    }
  };
  for (const record of records) {
    const page = findPage(record);
    if (page !== undefined) visit(record, page);
  }
  return pages;
};

/** Finds the demo's texts and pictures that visitors would see. */
export const findDemoContent = (records: readonly ContentRecord[]): Finding[] => {
  const shown = [...findPages(records)].map(([record, pages]) => ({
    type: record.type,
    text: JSON.stringify(record.fields),
    where: `${record.type} ${record.id} on ${[...pages].join(', ')}`,
  }));
  return DEMO_MARKS.flatMap(({ name, type, isIn }) => {
    const marked = shown.filter(
      (one) => (type ? one.type === type : one.type !== 'asset') && isIn(one.text),
    );
    return marked.length > 0 ? [{ name, where: marked.map(({ where }) => where) }] : [];
  });
};
