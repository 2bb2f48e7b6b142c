import { foldText } from '../text.ts';

/** The order of ASCII by Unicode's collation (UTS #10, CLDR root): signs, digits, letters. */
const ORDER = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`;
const RANKS = new Map([...ORDER].map((char, rank) => [char, String.fromCharCode(rank + 1)]));

/** Letters that stand where others do, without being those with an accent. */
const AS_OTHERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' },
};

/** Greek and all scripts behind it stand behind Latin. */
const OTHER_SCRIPT = /[\u0370-\u1cff\u3040-\ud7ff]/;
const LETTER = /\p{L}/u;
const BEHIND_ALL = '\uffff';

/** The ranks of its characters, without accents and case, up to another script; undefined of other signs. */
const keyOf = (label: string): string | undefined => {
  let key = '';
  for (const char of foldText(label).replace(/[łøđæœß]/g, (one) => AS_OTHERS[one] ?? one)) {
    const rank = RANKS.get(char);
    if (rank === undefined) {
      return OTHER_SCRIPT.test(char) && LETTER.test(char) ? key + BEHIND_ALL : undefined;
    }
    key += rank;
  }
  return key;
};

/**
 * The order of labels in English, as `localeCompare`: that makes a collator first, which a new isolate takes longer
 * for than for sorting, so it is asked of what nothing else tells apart.
 */
export const compareLabels = (one: string, other: string): number => {
  if (one === other) return 0;
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a === undefined || b === undefined || a === b) return one.localeCompare(other, 'en');
  return a < b ? -1 : 1;
};
