import { foldText } from '../text.ts';

/**
 * The order of the ASCII characters in Unicode collation (UTS #10, CLDR root): symbols, digits,
 * letters.
 */
const ORDER = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`;
const RANKS = new Map([...ORDER].map((char, rank) => [char, String.fromCharCode(rank + 1)]));

/**
 * Letters that sort like other letters but cannot be decomposed into a base letter and an accent.
 */
const AS_OTHERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' },
};

/** Greek and all later scripts sort after Latin. */
const OTHER_SCRIPT = /[\u0370-\u1cff\u3040-\ud7ff]/;
const LETTER = /\p{L}/u;
const SORTED_LAST = '\uffff';

/**
 * Builds a sort key: the rank of each character, ignoring accents and case, up to the first letter
 * of Greek or a later script. Undefined if any other character has no rank.
 */
const createSortKey = (label: string): string | undefined => {
  let key = '';
  for (const char of foldText(label).replace(/[łøđæœß]/g, (one) => AS_OTHERS[one] ?? one)) {
    const rank = RANKS.get(char);
    if (rank === undefined) {
      return OTHER_SCRIPT.test(char) && LETTER.test(char) ? key + SORTED_LAST : undefined;
    }
    key += rank;
  }
  return key;
};

/**
 * Compares labels as `localeCompare` does in English. In a new isolate, creating a collator takes
 * longer than sorting, so `localeCompare` is used only if a sort key is missing or both are equal.
 */
export const compareLabels = (one: string, other: string): number => {
  if (one === other) return 0;
  const [a, b] = [createSortKey(one), createSortKey(other)];
  if (a === undefined || b === undefined || a === b) return one.localeCompare(other, 'en');
  return a < b ? -1 : 1;
};
