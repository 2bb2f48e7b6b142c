import * as v from 'valibot';
import { parseSitePath } from '../parse-site-path.ts';
import { createContentMemory, type ReadOptions } from './content-memory.ts';
import type { ContentSource } from './content-source.ts';
import { findEntriesIn } from './find-entries.ts';
import { reshapeEntry, TextSchema } from './reshape-entry.ts';

interface Rule {
  readonly to: string;
  readonly isPermanent: boolean;
}

export interface Redirect {
  /** A path on this site with its query, or an absolute https URL. */
  readonly location: string;
  readonly status: 307 | 308;
}

/**
 * Normalises a path, because editors and old links may write the same path in several ways, such as
 * `/Old-Page/` and `/old-page`.
 */
export const normalizePath = (path: string): string => {
  const short = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(short).toLowerCase();
  } catch {
    return short.toLowerCase();
  }
};

const isTarget = (to: string): boolean =>
  /^https:\/\//i.test(to) || parseSitePath(to) !== undefined;

const FIELDS = {
  required: {
    from: v.pipe(TextSchema, v.startsWith('/', 'is not a path on this site')),
    to: v.pipe(TextSchema, v.check(isTarget, 'is neither a path nor an https URL')),
  },
  optional: { permanent: v.boolean() },
};

/** The maximum number of entries per request to the delivery API. */
const RULES_MAX = 1_000;

const memory = createContentMemory<ReadonlyMap<string, Rule>>({
  name: 'the redirects',
  fallback: new Map(),
  async read(source) {
    const { items, total } = await findEntriesIn(source, {
      content_type: 'redirect',
      order: 'sys.id',
      limit: RULES_MAX,
    });
    if (total > items.length) {
      console.warn(`Content: only the first ${items.length} of ${total} redirects are used.`);
    }
    return new Map(
      items.flatMap((entry) => {
        const rule = reshapeEntry(entry, 'redirect', FIELDS);
        return rule
          ? [
              [
                normalizePath(rule.from),
                { to: rule.to, isPermanent: rule.permanent ?? false },
              ] as const,
            ]
          : [];
      }),
    );
  },
});

/**
 * Discards a content source's stored redirects if one of the tags affects them, or if no tags are
 * given.
 */
export const deleteRedirects = (source: ContentSource, tags?: readonly string[]): void => {
  if (!tags || tags.includes('content-type:redirect')) memory.forget(source);
};

/** Whether a redirect leads back to its own path, directly or through other redirects. */
const isLoop = (rules: ReadonlyMap<string, Rule>, begin: string, origin: string): boolean => {
  const seen = new Set<string>();
  let at = begin;
  while (!seen.has(at)) {
    seen.add(at);
    const target = URL.parse(rules.get(at)?.to ?? '', origin);
    if (!target || target.origin !== origin || !rules.has(at)) return false;
    at = normalizePath(target.pathname);
  }
  return true;
};

/**
 * The editors' redirect for a path that has no page; undefined if there is none or the content
 * service is down. A target on this site inherits the query string unless the target has its own.
 * Other sites never receive the query string, because it may be private.
 */
export const findRedirect = async (
  source: ContentSource,
  url: URL,
  options?: ReadOptions,
): Promise<Redirect | undefined> => {
  const rules = await memory.read(source, options);
  const from = normalizePath(url.pathname);
  const rule = rules.get(from);
  const target = rule && URL.parse(rule.to, url.origin);
  if (!target) return undefined;
  if (isLoop(rules, from, url.origin)) {
    console.warn(`Content: the redirect from ${from} forms a loop.`);
    return undefined;
  }
  if (target.origin === url.origin && target.search === '') target.search = url.search;
  return {
    location: rule.to.startsWith('/')
      ? `${target.pathname}${target.search}${target.hash}`
      : target.href,
    status: rule.isPermanent ? 308 : 307,
  };
};
