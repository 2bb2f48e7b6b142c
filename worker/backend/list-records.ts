import type { D1Database } from '@cloudflare/workers-types';
import type { Paging } from '../../src/contracts/wire.ts';
import type { Condition } from './condition.ts';
import { LIMIT } from './limit.ts';
import { describePage } from './paging.ts';

/*
 * The cost of a list for operators depends only on the rows it shows (decision 15): a page is read
 * in index order, and the total number of records is stored.
 */

/**
 * The maximum number of records that can be reached by paging. If no count is stored, counting also
 * stops at this number.
 */
const LISTED_MAX = 10_000;

/**
 * A SELECT for record keys. It returns `id` and, as `at`, the value that records are sorted by, in
 * descending order.
 */
interface Keys extends Condition {
  readonly order: readonly ('at' | 'id')[];
}

/** The columns and joins used to read the records whose keys are in `page`. */
interface Columns {
  readonly columns: string;
  /** JOIN … ON … clauses that start from `page`. */
  readonly joins: string;
}

/** The rows in `record_count` that add up to the total number of records in a list. */
interface StoredCount {
  readonly kind: string;
  /** The states to count; if absent, all states. */
  readonly states?: readonly string[];
}

export interface Listed<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** True if more than `total` records match, because counting stops at `LISTED_MAX`. */
  readonly more: boolean;
}

const newestFirst = (names: readonly string[]) => names.map((name) => `${name} DESC`).join(', ');

const selectPage = (keys: Keys, columns: string, joins: string) =>
  `WITH page AS MATERIALIZED (${keys.sql} ORDER BY ${newestFirst(keys.order)} ${LIMIT} OFFSET ?)
   SELECT ${columns} FROM page ${joins}
   ORDER BY ${newestFirst(keys.order.map((name) => `page.${name}`))}`;

/**
 * Reads a page of records and the total. The total comes from `stored` if given; otherwise the
 * records are counted.
 */
export const listRecords = async <Row>(
  db: D1Database,
  { columns, joins }: Columns,
  keys: Keys,
  { page, perPage }: Paging,
  stored?: StoredCount,
): Promise<Listed<Row>> => {
  const offset = (page - 1) * perPage;
  const limit = Math.max(0, Math.min(perPage, LISTED_MAX - offset));
  const [found, counted] = await db.batch<unknown>([
    db.prepare(selectPage(keys, columns, joins)).bind(...keys.values, limit, offset),
    stored
      ? db
          .prepare(
            `SELECT coalesce(sum(records), 0) AS total FROM record_count
             WHERE kind = ?1 AND (?2 = '[]' OR state IN (SELECT value FROM json_each(?2)))`,
          )
          .bind(stored.kind, JSON.stringify(stored.states ?? []))
      : db
          .prepare(`SELECT count(*) AS total FROM (${keys.sql} LIMIT ${LISTED_MAX + 1})`)
          .bind(...keys.values),
  ]);
  const total = (counted?.results[0] as { total: number } | undefined)?.total ?? 0;
  const more = !stored && total > LISTED_MAX;
  return { rows: (found?.results ?? []) as Row[], total: more ? LISTED_MAX : total, more };
};

/** `links` and `meta` for a page of a list. */
export const describeListPage = (
  url: URL,
  paging: Paging,
  { total, more }: Pick<Listed<unknown>, 'total' | 'more'>,
) => {
  const { links, meta } = describePage(url, paging, total, Math.min(total, LISTED_MAX));
  return { links, meta: { ...meta, more } };
};

/** A table whose records are listed by time and can be searched for any substring of their text. */
export interface ListedTable extends Columns {
  readonly table: string;
  /** Name of the column that holds a record's time. */
  readonly time: string;
  /** SQL expression for the text of a record. */
  readonly text: string;
  /**
   * The text index, its column for this table if the index has several, and the condition that
   * joins records to it.
   */
  readonly index: { readonly name: string; readonly column?: string; readonly on: string };
}

export interface Filter {
  /** The text to find anywhere in a record; if empty, every record matches. */
  readonly q: string;
  /** SQL conditions on the table, all of which must hold. */
  readonly where: readonly Condition[];
  /**
   * Alternative conditions; unless the list is empty, at least one of them must hold. For each,
   * there is an index whose next column is the time; `from` names that index if SQLite would not
   * choose it on its own.
   */
  readonly either: readonly (Condition & { readonly from?: string })[];
  /**
   * True if the filter matches so few records (such as those of one job) that their text is
   * searched directly.
   */
  readonly isNarrow: boolean;
}

/** The index splits text into sequences of three characters, so it cannot find anything shorter. */
const INDEXED_FROM = 3;

/** FTS5 stops reading an expression at a NUL. */
const usesTextIndex = ({ q, isNarrow }: Filter) =>
  !isNarrow && [...q].length >= INDEXED_FROM && !q.includes('\0');

const joinConditions = (conditions: readonly Condition[], by: 'AND' | 'OR'): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(` ${by} `),
  values: conditions.flatMap(({ values }) => values),
});

/** D1's limit on the number of SELECTs in one compound statement. */
const UNION_MAX = 5;

/**
 * Combines the SELECTs into one that reads each of them only as far as needed. If there are more
 * than `UNION_MAX`, they are grouped, and each group returns at most one page of rows.
 */
const joinSelects = (selects: readonly string[]): string => {
  if (selects.length <= UNION_MAX) return selects.join(' UNION ALL ');
  const first = joinSelects(selects.slice(0, UNION_MAX));
  const rest = joinSelects(selects.slice(UNION_MAX));
  return [first, rest]
    .map((one) => `SELECT * FROM (${one} ORDER BY at DESC, id DESC LIMIT ${LISTED_MAX})`)
    .join(' UNION ALL ');
};

/** Selects keys in order of time, which is also the order of the indexes used for `either`. */
const keysByTime = (
  { table, time }: ListedTable,
  { where, either }: Pick<Filter, 'where' | 'either'>,
): Keys => {
  const everything = [{ sql: 'TRUE', values: [] }];
  const selects = (either.length > 0 ? either : everything).map(
    ({ from = table, ...one }: Filter['either'][number]) => {
      const { sql, values } = joinConditions([one, ...where], 'AND');
      return { sql: `SELECT ${time} AS at, ${table}.id FROM ${from} WHERE ${sql}`, values };
    },
  );
  return {
    sql: joinSelects(selects.map(({ sql }) => sql)),
    values: selects.flatMap(({ values }) => values),
    order: ['at', 'id'],
  };
};

const formatMatch = ({ index }: ListedTable, q: string) =>
  `${index.column ? `${index.column} : ` : ''}"${q.replaceAll('"', '""')}"`;

/** Selects keys through the text index, latest entries first. */
const keysByText = (
  listed: ListedTable,
  { q, where, either }: Filter,
  bound: Condition | undefined,
): Keys => {
  const { table, index } = listed;
  const { sql, values } = joinConditions(
    [
      { sql: `${index.name} MATCH ?`, values: [formatMatch(listed, q)] },
      ...(bound ? [bound] : []),
      ...where,
      ...(either.length > 0 ? [joinConditions(either, 'OR')] : []),
    ],
    'AND',
  );
  return {
    sql: `SELECT ${index.name}.rowid AS at, ${table}.id
      FROM ${index.name} CROSS JOIN ${table} ON ${index.on} WHERE ${sql}`,
    values,
    order: ['at'],
  };
};

/**
 * The keys of the matching records. A search that uses the text index covers the last `LISTED_MAX`
 * matches; any other text search covers the last `LISTED_MAX` records.
 */
export const listedKeys = (listed: ListedTable, filter: Filter): Keys => {
  const { table, text, index } = listed;
  const { q } = filter;
  if (usesTextIndex(filter)) {
    return keysByText(listed, filter, {
      sql: `${index.name}.rowid >= coalesce((SELECT rowid FROM ${index.name}
        WHERE ${index.name} MATCH ? ORDER BY rowid DESC LIMIT 1 OFFSET ${LISTED_MAX}), 0)`,
      values: [formatMatch(listed, q)],
    });
  }
  const keys = keysByTime(listed, filter);
  if (!q) return keys;
  return {
    sql: `SELECT looked.at AS at, looked.id AS id
      FROM (${keys.sql} ORDER BY ${newestFirst(keys.order)} LIMIT ${LISTED_MAX}) AS looked
      CROSS JOIN ${table} ON ${table}.id = looked.id WHERE instr(lower(${text}), lower(?))`,
    values: [...keys.values, q],
    order: keys.order,
  };
};

interface Last {
  readonly lastAt: number;
  readonly lastId: string | number;
}

/** The keys of all matching records after `last`, with no limit. */
const keysAfter = (listed: ListedTable, filter: Filter, last: Last | undefined): Keys => {
  const { table, time, text, index } = listed;
  const { q, where, either } = filter;
  if (usesTextIndex(filter)) {
    return keysByText(
      listed,
      filter,
      last && { sql: `${index.name}.rowid < ?`, values: [last.lastAt] },
    );
  }
  return keysByTime(listed, {
    either,
    where: [
      ...where,
      ...(last
        ? [{ sql: `(${time}, ${table}.id) < (?, ?)`, values: [last.lastAt, last.lastId] }]
        : []),
      ...(q ? [{ sql: `instr(lower(${text}), lower(?))`, values: [q] }] : []),
    ],
  });
};

const STREAMED_AT_ONCE = 200;

/** Yields all matching records in the order of `listedKeys`, one bounded page at a time. */
export async function* streamRecords<Row>(
  db: D1Database,
  listed: ListedTable,
  filter: Filter,
): AsyncGenerator<Row[]> {
  const columns = `${listed.columns}, page.at AS lastAt, page.id AS lastId`;
  let last: Last | undefined;
  while (true) {
    const keys = keysAfter(listed, filter, last);
    const { results } = await db
      .prepare(selectPage(keys, columns, listed.joins))
      .bind(...keys.values, STREAMED_AT_ONCE, 0)
      .all<Row & Last>();
    yield results.map(({ lastAt: _, lastId: __, ...row }) => row as Row);
    last = results.at(-1);
    if (!last || results.length < STREAMED_AT_ONCE) return;
  }
}

/**
 * Conditions that limit `time` to the range from `since` (inclusive) to `until` (exclusive), in
 * Unix milliseconds. Null leaves that side unbounded.
 */
export const createTimeConditions = (
  time: string,
  { since, until }: { readonly since: number | null; readonly until: number | null },
): Condition[] => [
  ...(since === null ? [] : [{ sql: `${time} >= ?`, values: [since] }]),
  ...(until === null ? [] : [{ sql: `${time} < ?`, values: [until] }]),
];
