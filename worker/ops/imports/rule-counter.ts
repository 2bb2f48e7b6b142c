import type { ImportRule } from '../../../src/contracts/ops.ts';

/** Counts the records that each rule of an import touched. */
export interface RuleCounter {
  /** Notes that a rule read `from` as `to` in the record at this position. */
  count(rule: string, at: string, from: string, to: string): void;
  /** The rules by name, each with its first record as an example. */
  list(): ImportRule[];
}

const SHOWN_LENGTH = 100;
const shorten = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;

export const createRuleCounter = (): RuleCounter => {
  const rules = new Map<string, ImportRule & { last: string }>();
  return {
    count(rule, at, from, to) {
      const known = rules.get(rule);
      if (!known) {
        rules.set(rule, { rule, rows: 1, at, from: shorten(from), to: shorten(to), last: at });
      } else if (known.last !== at) {
        rules.set(rule, { ...known, rows: known.rows + 1, last: at });
      }
    },
    list: () => [...rules.values()].map(({ last: _, ...rule }) => rule),
  };
};
