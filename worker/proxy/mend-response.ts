import * as v from 'valibot';

/** The properties of a valibot schema that are needed to traverse a value. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

type Fields = Readonly<Record<string, unknown>>;

const toShape = (schema: v.GenericSchema) => schema as unknown as Shape;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Called with a description of each change, such as `data.3.employmentType of zylo1003 read as
 * "other"`.
 */
export type Note = (change: string) => void;

/** A placeholder for a value that does not match its schema and cannot be mended. */
const MISFIT = Symbol('misfit');

const ID_NAMES = ['fid', 'id', 'slug', 'value'];

/**
 * The name of a field as shown in the log. The upstream chooses field names, so an unusual one is
 * replaced with `*`.
 */
const nameInLog = (name: string): string => (/^\w{1,64}$/.test(name) ? name : '*');

/**
 * A record's id for the log, such as ` of zylo1003`. Never contains a value that may be a name or
 * an email address.
 */
export const formatRecordId = (record: unknown): string => {
  const id = isFields(record) && ID_NAMES.map((name) => record[name]).find(Boolean);
  return typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id) ? ` of ${id}` : '';
};

/**
 * The maximum number of changes reported per response. Listing more would not help a reader of the
 * log.
 */
const CHANGES_MAX = 100;

/**
 * A response with more mismatches than this is refused. Each mismatch takes time, and no page of a
 * list has this many records.
 */
const MISFITS_MAX = 1_000;

const createMender = () => {
  let changes: string[] = [];
  /** The paths of invalid fields in the current record. */
  let wrong: string[] = [];
  /** The number of list members that were left out. */
  let misfits = 0;

  const note = (change: string) => {
    if (changes.length < CHANGES_MAX) changes.push(change);
  };

  const misfit = (path: string): typeof MISFIT => {
    wrong.push(path);
    return MISFIT;
  };

  const mendFields = (schema: v.GenericSchema, value: Fields, path: string): unknown => {
    const mended: Record<string, unknown> = { ...value };
    const before = wrong.length;
    for (const [name, entry] of Object.entries(toShape(schema).entries ?? {})) {
      if (!(name in value) && toShape(entry).type === 'optional') continue;
      mended[name] = mendValue(entry, value[name], path ? `${path}.${name}` : name, value);
    }
    if (wrong.length > before) return MISFIT;
    return v.is(schema, mended) ? mended : misfit(path);
  };

  /** @param record the record that contains the value */
  const mendValue = (
    schema: v.GenericSchema,
    value: unknown,
    path: string,
    record: unknown,
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of schema.
  ): unknown => {
    if (v.is(schema, value)) return value;
    const metadata: { readonly otherwise?: unknown } = v.getMetadata(schema);
    if ('otherwise' in metadata) {
      const { otherwise } = metadata;
      note(
        `${path}${formatRecordId(record)} ${otherwise === null ? 'left out' : `read as ${JSON.stringify(otherwise)}`}`,
      );
      return metadata.otherwise;
    }
    const { type, item, value: member, wrapped } = toShape(schema);
    if (type === 'array' && item && Array.isArray(value)) {
      const fitting: unknown[] = [];
      for (const [i, one] of (value as unknown[]).entries()) {
        const mended = mendMember(item, one, `${path}.${i}`);
        if (isFit(mended)) fitting.push(mended);
        if (misfits > MISFITS_MAX) return misfit(path);
      }
      return fitting;
    }
    if (type === 'record' && member && isFields(value)) {
      const members = Object.entries(value).map(
        ([name, one]) => [name, mendMember(member, one, `${path}.${nameInLog(name)}`)] as const,
      );
      return Object.fromEntries(members.filter(([, one]) => isFit(one)));
    }
    if (type === 'object' && isFields(value)) return mendFields(schema, value, path);
    if ((type !== 'nullable' && type !== 'optional') || !wrapped) return misfit(path);
    // A job with an invalid employer must not look like a job with a hidden employer.
    if (toShape(wrapped).type === 'object') return mendValue(wrapped, value, path, record);
    note(`${path}${formatRecordId(record)} left out`);
    return type === 'nullable' ? null : undefined;
  };

  const isFit = (value: unknown) => value !== MISFIT;

  /**
   * Mends a list member. If that is not possible, reports only that the member was left out, and
   * discards the changes made inside it.
   */
  const mendMember = (schema: v.GenericSchema, value: unknown, path: string): unknown => {
    const outside = { wrong, changes };
    wrong = [];
    changes = [];
    const mended = mendValue(schema, value, path, value);
    const fields = wrong.map((field) => field.slice(path.length + 1)).filter(Boolean);
    const leftOut = `${path}${formatRecordId(value)} left out${fields.length > 0 ? `: ${fields}` : ''}`;
    if (!isFit(mended)) misfits++;
    const inside = isFit(mended) ? changes : [leftOut];
    ({ wrong, changes } = outside);
    inside.forEach(note);
    return mended;
  };

  return { mendValue, mendMember, isFit, changes: () => changes };
};

const countMembers = (list: unknown): number => Object.keys(list ?? {}).length;

/**
 * Mends a response that does not match its schema (decision 9). An invalid list member is left out.
 * An invalid nullable field becomes null, and an invalid optional field is removed. An invalid
 * field with a fallback value (`otherwise`, `src/contracts/wire.ts`) gets that value. Everything
 * else stays unchanged, including unknown fields. Returns undefined if the result would still be
 * invalid, or if the requested list would be empty.
 */
export const mendResponse = (
  schema: v.GenericSchema,
  value: unknown,
  note: Note,
): Fields | undefined => {
  if (!isFields(value)) return undefined;
  const { mendValue, isFit, changes } = createMender();
  const mended = mendValue(schema, value, '', value.data);
  if (!isFit(mended)) return undefined;
  const { data } = toShape(schema).entries ?? {};
  const isList = data && ['array', 'record'].includes(toShape(data).type);
  const isEmptied =
    isList && countMembers((mended as Fields).data) === 0 && countMembers(value.data) > 0;
  if (isEmptied) return undefined;
  changes().forEach(note);
  return mended as Fields;
};

/** Mends one record of a list. Returns undefined if the record must be left out. */
export const mendRecord = (
  schema: v.GenericSchema,
  value: unknown,
  { index, note }: { readonly index: number; readonly note: Note },
): unknown => {
  const { mendMember, isFit, changes } = createMender();
  const mended = mendMember(schema, value, `data.${index}`);
  changes().forEach(note);
  return isFit(mended) ? mended : undefined;
};
