import { badRequest, invalidQuery } from '../delivery-error.ts';
import { type ParsedQuery, wholeNumber } from './parse-query.ts';

const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 1000;
const MAX_SKIP = Number.MAX_SAFE_INTEGER / 10;

const createCursor = (position: number) => btoa(`at ${position}`).replace(/={1,2}$/, '');

const parseCursor = (cursor: string): number => {
  let position: string | undefined;
  try {
    position = /^at (\d{1,9})$/.exec(atob(cursor))?.[1];
  } catch {
    // The cursor is not valid base64.
  }
  if (position === undefined)
    throw badRequest('The page cursor is invalid. Start again without one.');
  return Number(position);
};

/** Selects one page of a list, and describes its position in the response's envelope. */
export const paginate = <R>(
  records: readonly R[],
  query: ParsedQuery,
  url: URL,
): { page: R[]; envelope: Readonly<Record<string, unknown>> } => {
  const limit = wholeNumber(query, 'limit', { ifAbsent: DEFAULT_LIMIT, max: MAX_LIMIT });
  const { parameters } = query;
  const sys = { type: 'Array' };
  if (parameters.get('cursor') !== 'true') {
    for (const name of ['pageNext', 'pagePrev'] as const) {
      if (parameters.has(name)) {
        throw invalidQuery({ name, details: `${name} requires cursor=true.` });
      }
    }
    const skip = wholeNumber(query, 'skip', { ifAbsent: 0, max: MAX_SKIP });
    return {
      page: records.slice(skip, skip + limit),
      envelope: { sys, total: records.length, skip, limit },
    };
  }
  if (limit === 0)
    throw invalidQuery({ name: 'limit', details: 'With cursor=true, limit must be at least 1.' });
  const next = parameters.get('pageNext');
  const previous = parameters.get('pagePrev');
  if (next !== undefined && previous !== undefined) {
    throw badRequest('Use pageNext or pagePrev, not both.');
  }
  const start = parseCursor(next ?? previous ?? createCursor(0));
  const link = (name: string, position: number) => {
    const search = new URLSearchParams(url.search);
    for (const other of ['pageNext', 'pagePrev', 'access_token']) search.delete(other);
    search.set(name, createCursor(position));
    return `${url.pathname}?${search}`;
  };
  return {
    page: records.slice(start, start + limit),
    envelope: {
      sys,
      limit,
      pages: {
        ...(start + limit < records.length && { next: link('pageNext', start + limit) }),
        ...(start > 0 && { prev: link('pagePrev', Math.max(0, start - limit)) }),
      },
    },
  };
};
