import { PER_PAGE } from '../contracts/query-names.ts';

/** What a parameter is read as where it is left out; all others are empty then. */
const LEFT_OUT: Readonly<Record<string, string>> = { page: '1', perPage: String(PER_PAGE) };

/** Whether a query with this parameter asks for anything else than a query without it. */
export const saysMore = (name: string, value: string): boolean =>
  value !== '' && value !== (LEFT_OUT[name] ?? '');

/** A query string as contracts read it: repeated parameters joined by commas. */
export const queryRecord = (search: URLSearchParams | string): Record<string, string> => {
  const record: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    record[name] = name in record ? `${record[name]},${value}` : value;
  }
  return record;
};
