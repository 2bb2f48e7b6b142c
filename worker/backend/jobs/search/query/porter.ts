/*
 * The stemmer from FTS5's `porter` tokenizer, for highlighting and for engines without a stemmer:
 * M. F. Porter, 'An algorithm for suffix stripping', Program 14(3), 1980. A test compares it with
 * the database's stemmer.
 */

// A sequence of consonants is `[^aeiou][^aeiouy]*`, and a sequence of vowels is `[aeiouy][aeiou]*`.
const MEASURE_OVER_0 = /^([^aeiou][^aeiouy]*)?[aeiouy][aeiou]*[^aeiou][^aeiouy]*/;
const MEASURE_OF_1 = /^([^aeiou][^aeiouy]*)?[aeiouy][aeiou]*[^aeiou][^aeiouy]*([aeiouy][aeiou]*)?$/;
const MEASURE_OVER_1 =
  /^([^aeiou][^aeiouy]*)?[aeiouy][aeiou]*[^aeiou][^aeiouy]*[aeiouy][aeiou]*[^aeiou][^aeiouy]*/;
const HAS_VOWEL = /^([^aeiou][^aeiouy]*)?[aeiouy]/;
const ENDS_CVC = /^[^aeiou][^aeiouy]*[aeiouy][^aeiouwxy]$/;

const STEP_2 = Object.entries({
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  logi: 'log',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
});
const STEP_3 = Object.entries({
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
});
const STEP_4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$|^(.+[st])ion$/;

const replaceFirst = (word: string, rules: readonly [string, string][]): string => {
  for (const [ending, by] of rules) {
    const stem = word.slice(0, -ending.length);
    if (stem && word.endsWith(ending)) return MEASURE_OVER_0.test(stem) ? stem + by : word;
  }
  return word;
};

const ASCII = /^[\0-\x7f]*$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Stems a folded word. FTS5 treats each UTF-8 byte as a letter: bytes outside ASCII count as
 * consonants, and no ending contains them.
 */
export const stemWord = (word: string): string => {
  if (ASCII.test(word)) return stemBytes(word);
  const stem = stemBytes(String.fromCharCode(...encoder.encode(word)));
  return decoder.decode(Uint8Array.from(stem, (byte) => byte.charCodeAt(0)));
};

/** Stems a word of 3 to 64 bytes that ends in a letter, and returns any other word unchanged. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: Porter's steps, in his order.
function stemBytes(word: string): string {
  if (word.length < 3 || word.length > 64 || !/[a-z]$/.test(word)) return word;
  const startsWithY = word[0] === 'y';
  let w = startsWithY ? `Y${word.slice(1)}` : word;

  // 1a
  if (/(ss|i)es$/.test(w)) w = w.slice(0, -2);
  else if (/[^s]s$/.test(w)) w = w.slice(0, -1);

  // 1b
  const eed = /^(.+)eed$/.exec(w);
  const past = /^(.+?)(ed|ing)$/.exec(w);
  if (eed) {
    if (MEASURE_OVER_0.test(eed[1] as string)) w = w.slice(0, -1);
  } else if (past && HAS_VOWEL.test(past[1] as string)) {
    w = past[1] as string;
    if (/(at|bl|iz)$/.test(w)) w += 'e';
    else if (/([^aeiouylsz])\1$/.test(w)) w = w.slice(0, -1);
    else if (ENDS_CVC.test(w)) w += 'e';
  }

  // 1c
  if (w.endsWith('y') && HAS_VOWEL.test(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;

  w = replaceFirst(w, STEP_2);
  w = replaceFirst(w, STEP_3);

  // 4
  const last = STEP_4.exec(w);
  const stem = last?.[1] ?? last?.[3];
  if (stem !== undefined && MEASURE_OVER_1.test(stem)) w = stem;

  // 5
  if (w.endsWith('e')) {
    const rest = w.slice(0, -1);
    if (MEASURE_OVER_1.test(rest) || (MEASURE_OF_1.test(rest) && !ENDS_CVC.test(rest))) w = rest;
  }
  if (w.endsWith('ll') && MEASURE_OVER_1.test(w)) w = w.slice(0, -1);
  return startsWithY ? `y${w.slice(1)}` : w;
}
