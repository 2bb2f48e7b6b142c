import * as v from 'valibot';
import { HrefSchema } from '../../src/lib/content/reshape-entry.ts';
import type { ExportedRecord, Link, Space } from '../../worker/content/space.ts';
import { isPublished, type Problem, recordName } from './problem.ts';
import { publishedValues } from './published-values.ts';
import { createPathMatcher, type SitePaths } from './site-paths.ts';

interface Found {
  readonly links: Link[];
  readonly hrefs: string[];
}

/** Finds all links in a value, and all URLs in its rich text, at any depth. */
const findIn = (value: unknown, found: Found = { links: [], hrefs: [] }): Found => {
  if (typeof value !== 'object' || value === null) return found;
  const { sys, nodeType, data } = value as {
    sys?: Link['sys'];
    nodeType?: string;
    data?: { uri?: unknown };
  };
  if (sys?.type === 'Link') found.links.push(value as Link);
  else {
    if (nodeType === 'hyperlink') found.hrefs.push(String(data?.uri));
    for (const one of Object.values(value)) findIn(one, found);
  }
  return found;
};

/** The name of the URL field in each content type that has one. */
const HREF_FIELDS: Readonly<Record<string, string>> = { link: 'url', redirect: 'to' };

/**
 * Reports links to entries that are missing, unpublished or of the wrong type, and URLs that lead
 * nowhere.
 */
export const checkLinks = (space: Space, site: SitePaths): Problem[] => {
  const values = publishedValues(space);
  const oldPaths = new Set(values('redirect', 'from'));
  const hasPath = createPathMatcher(values, site);
  const targets = new Map(
    [...space.entries, ...space.assets].map((one) => [`${one.sys.type} ${one.sys.id}`, one]),
  );
  const brokenLink = ({ sys }: Link, entry: ExportedRecord): string | undefined => {
    if (sys.linkType !== 'Entry' && sys.linkType !== 'Asset') return undefined;
    const target = targets.get(`${sys.linkType} ${sys.id}`);
    if (!target) return `links to ${sys.linkType.toLowerCase()} ${sys.id}, which does not exist`;
    return isPublished(entry) && !isPublished(target)
      ? `links to ${recordName(target)}, which is not published`
      : undefined;
  };
  const brokenHref = (href: string): string | undefined => {
    if (!v.is(HrefSchema, href)) return `“${href}” is not an allowed URL`;
    if (!href.startsWith('/')) return undefined;
    const [path = ''] = href.split(/[?#]/, 1);
    if (hasPath(path)) return undefined;
    return oldPaths.has(path)
      ? `${href} is a redirect; link to its target instead`
      : `${href} does not exist`;
  };
  const wrongTypes = (entry: ExportedRecord): Problem[] => {
    const type = space.contentTypes.find(({ sys }) => sys.id === entry.sys.contentType?.sys.id);
    return (type?.fields ?? []).flatMap((field) => {
      const rules = (field.items as typeof field | undefined)?.validations ?? field.validations;
      const allowed = (rules as readonly { linkContentType?: readonly string[] }[]).find(
        (rule) => rule.linkContentType,
      )?.linkContentType;
      if (!allowed || field.type === 'RichText') return [];
      return findIn(entry.fields[field.id]).links.flatMap(({ sys }) => {
        const linked = targets.get(`Entry ${sys.id}`)?.sys.contentType?.sys.id;
        return linked && !allowed.includes(linked)
          ? [
              {
                record: recordName(entry),
                field: field.id,
                message: `links to a ${linked}; allowed: ${allowed.join(', ')}`,
              },
            ]
          : [];
      });
    });
  };
  return space.entries.flatMap((entry) => {
    const record = recordName(entry);
    const hrefField = HREF_FIELDS[entry.sys.contentType?.sys.id ?? ''];
    const inFields = Object.entries(entry.fields).flatMap(([field, values]) => {
      const { links, hrefs } = findIn(values);
      const own = field === hrefField ? Object.values(values).map(String) : [];
      return [
        ...links.flatMap((link) => brokenLink(link, entry) ?? []),
        ...[...hrefs, ...own].flatMap((href) => brokenHref(href) ?? []),
      ].map((message) => ({ record, field, message }));
    });
    return [...inFields, ...wrongTypes(entry)];
  });
};
