import type { ExportedRecord } from '../space.ts';
import { invalidQuery } from './delivery-error.ts';
import { createMatcher } from './full-text.ts';
import { collectIncludes, DEFAULT_INCLUDE, MAX_INCLUDE } from './includes.ts';
import { compileFilter, distanceFrom } from './query/operators.ts';
import { compileOrder } from './query/order.ts';
import { paginate } from './query/paging.ts';
import {
  type ParameterName,
  type ParsedQuery,
  parseLocale,
  parseQuery,
  wholeNumber,
} from './query/parse-query.ts';
import { fieldsInScope, recordTarget, type TargetScope } from './query/record-targets.ts';
import { compileSelect } from './query/select.ts';
import type { SpaceView } from './space-view.ts';

const SHARED: readonly ParameterName[] = [
  'cursor',
  'include',
  // Accepted but ignored, because exports contain no source maps (decision 16).
  'includeContentSourceMaps',
  'limit',
  'locale',
  'order',
  'pageNext',
  'pagePrev',
  'query',
  'select',
  'skip',
];
const PARAMETERS: Record<'Entry' | 'Asset', readonly ParameterName[]> = {
  Entry: [...SHARED, 'content_type', 'links_to_asset', 'links_to_entry'],
  Asset: [...SHARED, 'mimetype_group'],
};

/**
 * The MIME type groups, with the names that Contentful's web app uses. Files in none of these
 * groups are attachments.
 */
const MIMETYPE_GROUPS: Readonly<Record<string, RegExp>> = {
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  plaintext: /^text\/(plain|csv|tab-separated-values)/,
  markup: /^(text\/html|application\/(xhtml\+)?xml)/,
  code: /(javascript|json|text\/css)/,
  pdfdocument: /^application\/pdf/,
  archive: /(zip|gzip|x-tar|x-7z|x-rar)/,
};

const readContentType = ({ parameters }: ParsedQuery, view: SpaceView): string | undefined => {
  const contentType = parameters.get('content_type');
  if (contentType !== undefined && !view.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
  }
  return contentType;
};

/**
 * The records to filter, in the default order: the smallest set that an index can provide for the
 * query.
 */
const candidates = (scope: TargetScope): readonly ExportedRecord[] => {
  const { view, type, contentType, filters } = scope;
  const byId = filters.find(({ path, operator }) => path === 'sys.id' && operator === 'eq');
  if (byId) return [view.find(type, byId.value) ?? []].flat();
  if (type === 'Asset') return view.assets;
  return contentType === undefined ? view.entries : view.entriesOf(contentType);
};

type Test = (record: ExportedRecord) => boolean;

const compileTests = (scope: TargetScope, { parameters, filters }: ParsedQuery): Test[] => {
  const { view, contentType } = scope;
  const tests: Test[] = filters.map((filter) =>
    compileFilter(recordTarget(scope, filter.path), filter),
  );
  if (contentType) tests.push(({ sys }) => sys.contentType?.sys.id === contentType);
  const text = parameters.get('query')?.trim();
  if (text) {
    const matches = createMatcher(text);
    tests.push((record) => matches(view.searchText(record)));
  }
  for (const [name, type] of [
    ['links_to_entry', 'Entry'],
    ['links_to_asset', 'Asset'],
  ] as const) {
    const id = parameters.get(name);
    if (id === undefined) continue;
    const from = view.linkedFrom(type, id);
    tests.push((record) => from.has(record));
  }
  const group = parameters.get('mimetype_group');
  if (group !== undefined) {
    if (group !== 'attachment' && !Object.hasOwn(MIMETYPE_GROUPS, group)) {
      throw invalidQuery({
        name: 'mimetype_group',
        value: group,
        details: 'Unknown MIME type group.',
      });
    }
    const target = recordTarget(scope, 'fields.file.contentType');
    const isIn = (pattern: RegExp | undefined, record: ExportedRecord) =>
      target.values(record).some((type) => pattern?.test(String(type)));
    tests.push((record) =>
      group === 'attachment'
        ? !Object.values(MIMETYPE_GROUPS).some((pattern) => isIn(pattern, record))
        : isIn(MIMETYPE_GROUPS[group], record),
    );
  }
  return tests;
};

/**
 * The response to a request for `entries` or `assets`.
 * @throws DeliveryError for an invalid query
 */
export const listRecords = (
  view: SpaceView,
  type: 'Entry' | 'Asset',
  url: URL,
): Readonly<Record<string, unknown>> => {
  const query = parseQuery(url.searchParams, PARAMETERS[type]);
  const { parameters, filters } = query;
  const locale = parseLocale(query, view);
  const contentType = readContentType(query, view);
  const scope: TargetScope = { view, type, contentType, locale, filters };
  const depth = wholeNumber(query, 'include', { ifAbsent: DEFAULT_INCLUDE, max: MAX_INCLUDE });

  const tests = compileTests(scope, query);
  const found = candidates(scope).filter((record) => tests.every((test) => test(record)));
  const order = parameters.get('order');
  const near = filters.find(({ operator }) => operator === 'near');
  if (order !== undefined) {
    found.sort(compileOrder(order, (path) => recordTarget(scope, path)));
  } else if (near) {
    const distance = distanceFrom(recordTarget(scope, near.path), near);
    found.sort((a, b) => distance(a) - distance(b));
  }

  const select = parameters.get('select');
  const { page, envelope } = paginate(found, query, url);
  const wires = page.map((record) => view.wire(record, locale));
  const items =
    select === undefined ? wires : wires.map(compileSelect(select, () => fieldsInScope(scope)));
  const includes = type === 'Entry' ? collectIncludes(view, page, items, { depth, locale }) : {};
  return { ...envelope, items, ...includes };
};
