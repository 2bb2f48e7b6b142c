import type { ExportedField, ExportedRecord, Link } from '../../space.ts';
import { invalidQuery } from '../delivery-error.ts';
import type { SpaceView } from '../space-view.ts';
import { isLink } from '../wire.ts';
import type { Kind, Target } from './operators.ts';
import type { Filter } from './parse-query.ts';

type RecordTarget = Target<ExportedRecord>;

const KINDS_BY_FIELD_TYPE: Readonly<Record<string, Kind>> = {
  Symbol: 'symbol',
  Text: 'text',
  RichText: 'rich',
  Integer: 'number',
  Number: 'number',
  Date: 'date',
  Boolean: 'boolean',
  Location: 'location',
  Link: 'link',
  Object: 'object',
  File: 'object',
  ResourceLink: 'object',
};

const SYS_KINDS = new Map<string, Kind>([
  ['id', 'symbol'],
  ['type', 'symbol'],
  ['contentType.sys.id', 'symbol'],
  ['space.sys.id', 'symbol'],
  ['environment.sys.id', 'symbol'],
  ['createdAt', 'date'],
  ['updatedAt', 'date'],
  ['publishedAt', 'date'],
  ['firstPublishedAt', 'date'],
  ['publishedVersion', 'number'],
  ['revision', 'number'],
]);

const FILE_KINDS = new Map<string, Kind>([
  ['url', 'symbol'],
  ['fileName', 'symbol'],
  ['contentType', 'symbol'],
  ['details.size', 'number'],
  ['details.image.width', 'number'],
  ['details.image.height', 'number'],
]);

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
          ? (inner as Record<string, unknown>)[name]
          : undefined,
      value,
    );

const present = (values: readonly unknown[]) =>
  values.filter((value) => value !== undefined && value !== null);

/**
 * The scope in which paths in filters and in `order` are resolved: entries or assets in a locale.
 */
export interface TargetScope {
  readonly view: SpaceView;
  readonly type: 'Entry' | 'Asset';
  readonly contentType: string | undefined;
  readonly locale: string;
  /**
   * All filters in the query. They are needed because they specify the content type of linked
   * entries.
   */
  readonly filters: readonly Filter[];
}

const unknownPath = (path: string, details: string) =>
  invalidQuery({ name: 'unknown', path: path.split('.'), details });

/** @throws DeliveryError for an unknown path */
export const recordTarget = (scope: TargetScope, path: string): RecordTarget => {
  const [root = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  if (root === 'sys') return sysTarget(scope, path, inner);
  if (root === 'metadata') return metadataTarget(scope, path, inner);
  if (root !== 'fields' || !rest[0]) throw unknownPath(path, `Unknown path "${path}".`);
  return fieldTarget(scope, path, rest[0], rest.slice(1));
};

const sysTarget = ({ view }: TargetScope, path: string, inner: string): RecordTarget => {
  const kind = SYS_KINDS.get(inner);
  if (!kind) throw unknownPath(path, `sys has no "${inner}".`);
  return {
    kind,
    isList: false,
    values: (record) =>
      present([
        // Publication dates are in the export but not in the responses.
        at(view.wire(record, view.defaultLocale).sys, inner) ?? at(record.sys, inner),
      ]),
  };
};

const metadataTarget = ({ view }: TargetScope, path: string, inner: string): RecordTarget => {
  const [, list, id] = /^(tags|concepts)(\.sys\.id)?$/.exec(inner) ?? [];
  if (list !== 'tags' && list !== 'concepts') {
    throw unknownPath(path, `metadata has no "${inner}".`);
  }
  const links = (record: ExportedRecord) => view.wire(record, view.defaultLocale).metadata[list];
  return id
    ? { kind: 'symbol', isList: true, values: (record) => links(record).map(({ sys }) => sys.id) }
    : { kind: 'link', isList: true, values: links };
};

const fieldIn = (
  fields: ReadonlyMap<string, ExportedField> | undefined,
  name: string,
  path: string,
): ExportedField => {
  const field = fields?.get(name);
  if (!field) throw unknownPath(path, `No field with id "${name}" found.`);
  return field;
};

const contentTypeRequired = () =>
  invalidQuery({
    name: 'contentTypeRequired',
    details:
      'A Content Type ID is required. Filters, an order and a selection by fields need the URI query parameter "content_type".',
  });

/**
 * The fields that a query may refer to.
 * @throws DeliveryError if no content type is given
 */
export const fieldsInScope = ({
  view,
  type,
  contentType,
}: Pick<TargetScope, 'view' | 'type' | 'contentType'>): ReadonlyMap<string, ExportedField> => {
  if (type === 'Asset') return view.assetFields;
  if (contentType === undefined) throw contentTypeRequired();
  return view.fieldsOfType.get(contentType) ?? new Map();
};

const fieldTarget = (
  scope: TargetScope,
  path: string,
  name: string,
  more: readonly string[],
): RecordTarget => {
  const { view } = scope;
  const field = fieldIn(fieldsInScope(scope), name, path);
  // `fields.title.de-DE` refers to one locale.
  const [first = ''] = more;
  const isLocale = first !== '*' && view.isLocale(first);
  const locale = isLocale ? first : scope.locale;
  const inner = (isLocale ? more.slice(1) : more).join('.');
  const isList = field.type === 'Array';
  const kind = KINDS_BY_FIELD_TYPE[isList ? (field.items?.type ?? '') : field.type] ?? 'object';
  const values = (record: ExportedRecord): unknown[] => {
    const found = view.valuesOf(record, field, locale);
    return isList ? found.flat() : found;
  };

  if (inner === '') {
    const text = (record: ExportedRecord) => view.searchText(record, field.id);
    const hasSearchText = view.space.locales.length === 1;
    return { kind, isList, values, ...(hasSearchText && { text }) };
  }
  if (field.type === 'File') {
    const fileKind = FILE_KINDS.get(inner);
    if (!fileKind) throw unknownPath(path, `file has no "${inner}".`);
    const parts = (record: ExportedRecord) => present(values(record).map((one) => at(one, inner)));
    return { kind: fileKind, isList: false, values: parts };
  }
  if (kind !== 'link') throw unknownPath(path, `The field "${name}" has no "${inner}".`);

  const links = (record: ExportedRecord): Link[] => values(record).filter(isLink);
  const linked = (record: ExportedRecord): ExportedRecord[] =>
    links(record).flatMap(({ sys }) => view.find(sys.linkType, sys.id) ?? []);
  if (inner === 'sys.id') {
    return { kind: 'symbol', isList, values: (record) => links(record).map(({ sys }) => sys.id) };
  }
  if (inner === 'sys.contentType.sys.id') {
    return {
      kind: 'symbol',
      isList,
      values: (record) => present(linked(record).map(({ sys }) => sys.contentType?.sys.id)),
    };
  }
  return linkedTarget(scope, path, { inner, isList, linked });
};

/**
 * Resolves a path such as `fields.author.fields.name`, which must be combined with
 * `fields.author.sys.contentType.sys.id=author`.
 */
const linkedTarget = (
  scope: TargetScope,
  path: string,
  {
    inner,
    isList,
    linked,
  }: { inner: string; isList: boolean; linked(record: ExportedRecord): ExportedRecord[] },
): RecordTarget => {
  const name = path.split('.')[1];
  const type = scope.filters.find(
    (filter) => filter.path === `fields.${name}.sys.contentType.sys.id` && filter.operator === 'eq',
  )?.value;
  if (!inner.startsWith('fields.') || type === undefined) {
    throw unknownPath(
      path,
      `To filter by fields of the entry that "${name}" links to, also set fields.${name}.sys.contentType.sys.id.`,
    );
  }
  if (/\.fields\./.test(inner)) throw unknownPath(path, 'Filters can follow one link only.');
  const target = recordTarget({ ...scope, type: 'Entry', contentType: type }, inner);
  const { text } = target;
  const filterByType = (record: ExportedRecord) =>
    linked(record).filter(({ sys }) => sys.contentType?.sys.id === type);
  return {
    kind: target.kind,
    isList: isList || target.isList,
    values: (record) => filterByType(record).flatMap((one) => target.values(one)),
    ...(text && { text: (record) => filterByType(record).map(text).join(' ') }),
  };
};
