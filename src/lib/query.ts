import { MAX_PAGE, MAX_PER_PAGE, PER_PAGE } from '../contracts/query-names.ts';

/** The default and maximum of each numeric parameter of list queries (`PagingQuerySchema`). */
const PAGING: Readonly<Record<string, { readonly leftOut: number; readonly max: number }>> = {
  page: { leftOut: 1, max: MAX_PAGE },
  perPage: { leftOut: PER_PAGE, max: MAX_PER_PAGE },
};

/** Normalises a parameter's value. The default value becomes an empty string. */
export const normalizeParameter = (name: string, value: string): string => {
  const paging = PAGING[name];
  if (!paging) return value.trim();
  const pageNumber = /^\d+$/.test(value) ? Math.min(Number(value), paging.max) : 0;
  return pageNumber === 0 || pageNumber === paging.leftOut ? '' : String(pageNumber);
};

/**
 * Converts a query string to the input format of the contracts, in which repeated parameters are
 * joined by commas.
 */
export const queryRecord = (search: URLSearchParams | string): Record<string, string> => {
  const record: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    record[name] = name in record ? `${record[name]},${value}` : value;
  }
  return record;
};
