import { invalidQuery } from '../delivery-error.ts';
import { comparable, type Target } from './operators.ts';
import { listValue } from './parse-query.ts';

const ORDERABLE = ['symbol', 'number', 'date', 'boolean'];
const MAX_KEYS = 10;

/**
 * Compiles an order such as `sys.contentType.sys.id,-fields.date`. Missing values sort last in both
 * directions.
 * @throws DeliveryError for values that have no order, such as long text
 */
export const compileOrder = <R>(
  order: string,
  targetOf: (path: string) => Target<R>,
): ((a: R, b: R) => number) => {
  const keys = listValue(order);
  if (keys.length > MAX_KEYS) {
    throw invalidQuery({ name: 'order', details: `Order by at most ${MAX_KEYS} values.` });
  }
  const comparisons = keys.map((key) => {
    const direction = key.startsWith('-') ? -1 : 1;
    const path = key.replace(/^-/, '');
    const target = targetOf(path);
    if (!ORDERABLE.includes(target.kind) || target.isList) {
      throw invalidQuery({
        name: 'order',
        path: path.split('.'),
        details: `Entries cannot be ordered by this ${target.isList ? 'list' : target.kind}.`,
      });
    }
    const valueIn = (record: R) => comparable(target.kind, target.values(record)[0]);
    return (a: R, b: R) => {
      const [x, y] = [valueIn(a), valueIn(b)];
      if (x === y) return 0;
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      return x < y ? -direction : direction;
    };
  });
  return (a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
};
