import { MAX_PAGE, MAX_PER_PAGE, PER_PAGE } from '../contracts/query-names.ts';

/** What the numbers of a list are read as where they are left out or none, and at most (`PagingQuerySchema`). */
const PAGING: Readonly<Record<string, { readonly leftOut: number; readonly max: number }>> = {
  page: { leftOut: 1, max: MAX_PAGE },
  perPage: { leftOut: PER_PAGE, max: MAX_PER_PAGE },
};

/** What a parameter asks for, in one of the ways to say it. Empty: nothing that a query without it does not. */
export const askedFor = (name: string, value: string): string => {
  const paging = PAGING[name];
  if (!paging) return value.trim();
  const asked = /^\d+$/.test(value) ? Math.min(Number(value), paging.max) : 0;
  return asked === 0 || asked === paging.leftOut ? '' : String(asked);
};

/** A query string as contracts read it: repeated parameters joined by commas. */
export const queryRecord = (search: URLSearchParams | string): Record<string, string> => {
  const record: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    record[name] = name in record ? `${record[name]},${value}` : value;
  }
  return record;
};
