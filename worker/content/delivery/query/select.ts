import { invalidQuery } from '../delivery-error.ts';
import type { WireRecord } from '../wire.ts';
import { listValue } from './parse-query.ts';

const MAX_SELECTED = 100;

const pick = (from: object, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)));

type Selected = Partial<Pick<WireRecord, 'metadata' | 'fields'>> & Pick<WireRecord, 'sys'>;

/**
 * Reduces records to the properties listed in `select`; `sys.id` and `sys.type` are always
 * included.
 * @throws DeliveryError for a path that is too deep, or an unknown field
 */
export const compileSelect = (
  select: string,
  fields: () => ReadonlyMap<string, unknown>,
): ((wire: WireRecord) => Selected) => {
  const paths = listValue(select);
  const refuse = (path: string, details: string) =>
    invalidQuery({ name: 'select', path: path.split('.'), details });
  if (paths.length > MAX_SELECTED) {
    throw refuse('select', `Select at most ${MAX_SELECTED} properties.`);
  }
  const names = {
    sys: new Set(['id', 'type']),
    fields: new Set<string>(),
    metadata: new Set<string>(),
  };
  const fullRoots = new Set<string>();
  for (const path of paths) {
    const [, root, name] = /^(sys|fields|metadata)(?:\.([^.]+))?$/.exec(path) ?? [];
    if (root !== 'sys' && root !== 'fields' && root !== 'metadata') {
      throw refuse(path, 'Select sys, fields or metadata, or their direct properties.');
    }
    if (name === undefined) fullRoots.add(root);
    else if (root === 'fields' && !fields().has(name)) {
      throw refuse(path, `No field with id "${name}" found.`);
    } else names[root].add(name);
  }
  const part = (wire: WireRecord, root: 'sys' | 'fields' | 'metadata') => {
    if (fullRoots.has(root)) return { [root]: wire[root] };
    return names[root].size > 0 ? { [root]: pick(wire[root], names[root]) } : {};
  };
  return (wire) =>
    ({ ...part(wire, 'metadata'), ...part(wire, 'sys'), ...part(wire, 'fields') }) as Selected;
};
