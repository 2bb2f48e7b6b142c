import { invalidQuery } from './delivery-error.ts';
import { createMatcher, searchable } from './full-text.ts';
import { compileFilter, type Kind, type Target } from './query/operators.ts';
import { compileOrder } from './query/order.ts';
import { paginate } from './query/paging.ts';
import { parseQuery } from './query/parse-query.ts';

interface Plain {
  readonly name: string;
  readonly description?: string;
  readonly displayField?: string;
  readonly sys: object;
}

const KINDS = new Map<string, Kind>([
  ['sys.id', 'symbol'],
  ['sys.type', 'symbol'],
  ['sys.createdAt', 'date'],
  ['sys.updatedAt', 'date'],
  // Only tags have a visibility, and only public tags are delivered.
  ['sys.visibility', 'symbol'],
  ['name', 'symbol'],
  ['description', 'text'],
  ['displayField', 'symbol'],
]);

const plainTarget = (path: string): Target<Plain> => {
  const kind = KINDS.get(path);
  if (!kind) {
    throw invalidQuery({
      name: 'unknown',
      path: path.split('.'),
      details: `Unknown path "${path}".`,
    });
  }
  const [root = '', inner] = path.split('.');
  return {
    kind,
    isList: false,
    values: (one) => {
      const outer: unknown = one[root as keyof Plain];
      const value = inner === undefined ? outer : (outer as Record<string, unknown>)[inner];
      return value === undefined ? [] : [value];
    },
  };
};

/** The list responses for `content_types`, `tags` and `locales`, whose records have no fields. */
export const listPlain = (
  records: readonly Plain[],
  url: URL,
): Readonly<Record<string, unknown>> => {
  const query = parseQuery(url.searchParams, ['limit', 'order', 'query', 'select', 'skip']);
  const tests = query.filters.map((filter) => compileFilter(plainTarget(filter.path), filter));
  const text = query.parameters.get('query')?.trim();
  if (text) {
    const matches = createMatcher(text);
    tests.push(({ name, description }) => matches(searchable([name, description])));
  }
  const found = records.filter((record) => tests.every((test) => test(record)));
  const order = query.parameters.get('order');
  if (order !== undefined) found.sort(compileOrder(order, plainTarget));
  const { page, envelope } = paginate(found, query, url);
  return { ...envelope, items: page };
};
