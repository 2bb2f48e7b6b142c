import { normalizeText } from '../../../src/contracts/bounded-text.ts';

/** The applicant whose details are redacted. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** The applicant's own web addresses. */
  readonly links: readonly string[];
}

const HIDDEN_NAME = '[name]';
const HIDDEN_CONTACT = '[contact]';

/**
 * Matches adjacent `[name]` placeholders, which are merged into one because the number of words in
 * a name would be a clue.
 */
const RUN = /\[name\](?:[\s,.·・-]{0,3}\[name\])+/g;

// All repetitions are bounded, so that untrusted text cannot make these patterns slow.
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[^\s@<>().,;:]{2,24}/gu;
const WEB_PREFIX = /\b(?:https?:\/\/|www\.)\S/iu;
// With the `iu` flags, `s` also matches `ſ`, which browsers treat as an `s` in web addresses.
const HOST_CHARACTER = /[a-z0-9.-]/iu;
/** Matches a number that starts like a phone number rather than a date or a year. */
const NUMBER = /(?<![\d.])(?:\+\d|0)(?:[\s()-]{0,2}\d){8,14}(?!\d)/g;
/** Invisible characters, which could be inserted to disguise a word. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
/** Number of trailing digits that identify a phone number, with or without its country code. */
const PHONE_TAIL = 8;
/**
 * Minimum number of digits to search for. Shorter sequences occur by chance in many other numbers.
 */
const PHONE_LEAST = 5;

/**
 * Name particles are not redacted on their own, because that would leave gaps in every other
 * sentence.
 */
const PARTICLES = ['de', 'da', 'di', 'del', 'der', 'den', 'van', 'von', 'la', 'le', 'el', 'al'];
/** Scripts written without spaces between words, or with endings attached directly to names. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Separators between the words of a name: dots, hyphens of any kind, brackets around a nickname.
 */
const BETWEEN = /[^\p{L}\p{M}\p{N}'’ʼ]+/u;

/**
 * Decomposes the text and removes invisible characters. Some names contain these, such as the
 * zero-width non-joiner in Persian.
 */
const decompose = (text: string) => normalizeText(text, 'NFD', text.length).replace(UNSEEN, '');

/**
 * Letters that do not decompose into a base letter and an accent, with their usual replacements.
 */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
const APOSTROPHES = "'’ʼ";
const MARK = /^\p{M}$/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;
/** Vowels and final consonants of decomposed Hangul, which continue the preceding syllable. */
const REST_OF_SYLLABLE = /^[\u1160-\u11ff]$/;

/** One folded letter, and its range in the original text, including accents. */
interface Letter {
  readonly folded: string;
  readonly start: number;
  end: number;
  /** True after an apostrophe, where a new word may begin or the current one may continue. */
  readonly isApart: boolean;
}

/**
 * The letters of a decomposed text in the form used to compare names: without case, accents,
 * apostrophes or ligatures, and with `ä`, `ae` and `a` treated as the same.
 */
const fold = (text: string): Letter[] => {
  const letters: Letter[] = [];
  let at = 0;
  let isApart = false;
  for (const char of text) {
    const start = at;
    at += char.length;
    if (APOSTROPHES.includes(char)) {
      isApart = true;
    } else if (char > '\x7f' && MARK.test(char)) {
      const last = letters.at(-1);
      if (last) last.end = at;
    } else {
      // Converting to upper case maps `ß` to `SS` and the final sigma to sigma but leaves `ẞ` as it
      // is, so each character is lowercased first.
      const lower = char.toLowerCase().toUpperCase().toLowerCase();
      for (const folded of LIGATURES[lower] ?? lower) {
        const last = letters.at(-1);
        if (folded === 'e' && last && !isApart && 'aou'.includes(last.folded)) last.end = at;
        else letters.push({ folded, start, end: at, isApart });
        isApart = false;
      }
    }
  }
  return letters;
};

/** A node in the trie of folded letters, and the kinds of word that end there. */
interface Step {
  readonly next: Map<string, Step>;
  /** Whether a word in a script with spaces between words ends at this node. */
  isWord: boolean;
  /** Whether a word in a script without spaces ends at this node. */
  isUnspaced: boolean;
}
const createStep = (): Step => ({ next: new Map(), isWord: false, isUnspaced: false });

/** Builds a trie of the folded words to find. */
const createPaths = (words: readonly string[]): Step => {
  const root = createStep();
  for (const word of words) {
    let step = root;
    for (const { folded } of fold(word)) {
      const next = step.next.get(folded) ?? createStep();
      step.next.set(folded, next);
      step = next;
    }
    if (step === root) continue;
    if (UNSPACED.test(word)) step.isUnspaced = true;
    else step.isWord = true;
  }
  return root;
};

/**
 * Replaces every occurrence of the words, preferring the longest match. The cost is linear in the
 * length of the text, because the search looks ahead from each letter by no more than the length of
 * the longest word.
 */
const hideWords = (text: string, paths: Step, hide: (before: string) => string): string => {
  const letters = fold(text);
  const isInside = (at: number) => {
    const letter = letters[at];
    return letter !== undefined && !letter.isApart && LETTER_OR_DIGIT.test(letter.folded);
  };
  const isBeginning = (at: number) =>
    letters[at]?.isApart || !LETTER_OR_DIGIT.test(letters[at - 1]?.folded ?? '');
  // A possessive or plural ending stays in the text but does not prevent a match.
  const isEnd = (at: number) => !isInside(at) || (letters[at]?.folded === 's' && !isInside(at + 1));
  const longestFrom = (at: number): number => {
    let longest = 0;
    let step = paths.next.get(letters[at]?.folded ?? '');
    for (let end = at + 1; step; end++) {
      const isFound =
        (step.isUnspaced && !REST_OF_SYLLABLE.test(letters[end]?.folded ?? '')) ||
        (step.isWord && isBeginning(at) && isEnd(end));
      if (isFound) longest = end - at;
      step = step.next.get(letters[end]?.folded ?? '');
    }
    return longest;
  };
  let result = '';
  let stored = 0;
  for (let at = 0; at < letters.length; ) {
    const length = longestFrom(at);
    if (length > 0) {
      result += hide(text.slice(stored, letters[at]?.start));
      stored = letters[at + length - 1]?.end ?? stored;
    }
    at += length || 1;
  }
  return result + text.slice(stored);
};

/**
 * A single letter identifies no one and occurs in every sentence, but a single Chinese character
 * may be a whole name.
 */
const isDistinctive = (word: string) => {
  const letters = [...word].filter((char) => !MARK.test(char) && !APOSTROPHES.includes(char));
  if (UNSPACED.test(letters.join(''))) return true;
  return letters.length > 1 && !PARTICLES.includes(word.toLowerCase());
};

const namePaths = (person: Person): Step => {
  const [firstName, lastName] = [decompose(person.firstName), decompose(person.lastName)];
  const words = `${firstName} ${lastName}`.split(BETWEEN);
  const fullNames = UNSPACED.test(lastName) ? [lastName + firstName, firstName + lastName] : [];
  const distinctiveNames = [...fullNames, ...words].filter(isDistinctive);
  // If its apostrophe were dropped, `O’Ellis` would be folded as if it began with `ö`.
  return createPaths([
    ...distinctiveNames,
    ...distinctiveNames.map((word) => word.replace(/['’ʼ]/g, '')),
  ]);
};

const PHONE_CHARACTER = /^[\d\s()./-]$/;
const DIGIT = /^\d$/;
/** Maximum length of a gap between two digits, and of the prefix before the known digits. */
const PHONE_GAP = 3;
const PHONE_PREFIX_MAX = 12;

/**
 * The position after `digits` if they begin at `start`, with or without separators; otherwise -1.
 */
const endOfDigits = (text: string, start: number, digits: string): number => {
  let at = start;
  for (const digit of digits) {
    let gap = 0;
    while (at > start && gap < PHONE_GAP && text[at] !== digit && isBetweenDigits(text[at])) {
      at++;
      gap++;
    }
    if (text[at] !== digit) return -1;
    at++;
  }
  return DIGIT.test(text[at] ?? '') ? -1 : at;
};
const isBetweenDigits = (char = '') => PHONE_CHARACTER.test(char) && !DIGIT.test(char);

/** Replaces numbers that end with `digits`, including their prefixes. */
const hidePhone = (text: string, digits: string): string => {
  let result = '';
  let stored = 0;
  for (let at = 0; at < text.length; at++) {
    const end = text[at] === digits[0] ? endOfDigits(text, at, digits) : -1;
    if (end < 0) continue;
    let prefixStart = at;
    while (
      prefixStart > stored &&
      at - prefixStart < PHONE_PREFIX_MAX &&
      PHONE_CHARACTER.test(text[prefixStart - 1] ?? '')
    )
      prefixStart--;
    if (prefixStart > stored && text[prefixStart - 1] === '+') prefixStart--;
    result += `${text.slice(stored, prefixStart)} ${HIDDEN_CONTACT}`;
    stored = end;
    at = end - 1;
  }
  return result + text.slice(stored);
};

/** The index at which a web address starts in a word without spaces, or -1 if the word has none. */
const startOfAddress = (word: string): number => {
  const prefix = word.search(WEB_PREFIX);
  const before = prefix < 0 ? word.length : prefix;
  for (let slash = word.indexOf('/'); slash >= 0 && slash < before; ) {
    let start = slash;
    while (start > 0 && HOST_CHARACTER.test(word[start - 1] ?? '')) start--;
    const host = word.slice(start, slash);
    const labels = host.slice(host.lastIndexOf('..') + 1).replace(/^\./, '');
    if (slash + 1 < word.length && !labels.endsWith('.') && labels.includes('.'))
      return slash - labels.length;
    slash = word.indexOf('/', slash + 1);
  }
  return prefix;
};

const hideAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => {
    const start = startOfAddress(word);
    return start < 0 ? word : word.slice(0, start) + HIDDEN_CONTACT;
  });

/** Domains used by too many people to identify anyone. */
const SHARED_DOMAINS =
  /^(?:(?:g|google|hot|proton|zoho|rocket)mail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|proton|linkedin|github|gitlab|facebook|instagram|x|twitter|xing|medium)\./i;
/** Address parts that are too generic to identify anyone. */
const COMMON_PARTS = /^(?:in|pub|www|people|profile|user|users|about|me|cv|home|index\.html?)$/i;
const HANDLE_MIN_LENGTH = 4;

/**
 * Finds other identifying strings: the parts of the applicant's email and web addresses, which are
 * redacted even if they appear without `@` or `https`.
 */
const findHandles = ({ email, links }: Person): string[] => {
  const [local = '', domain = ''] = email.split('@');
  const parts = links.flatMap((link) => {
    if (!URL.canParse(link)) return [];
    const { hostname, pathname } = new URL(link);
    return [hostname.replace(/^www\./, ''), ...pathname.split('/')];
  });
  return [local.replace(/\+.*/, ''), domain, ...parts].filter(
    (part) =>
      part.length >= HANDLE_MIN_LENGTH && !SHARED_DOMAINS.test(part) && !COMMON_PARTS.test(part),
  );
};

/**
 * Creates a function that removes an applicant's name and contact details from free text: names
 * word by word, all email and web addresses, parts of the applicant's own addresses, and phone
 * numbers. It errs on the side of removing too much. It cannot recognize nicknames, most inflected
 * forms of a name, or biographical details.
 */
export const createRedactor = (
  person: Person,
  hidden: { readonly names: boolean; readonly contact: boolean },
): ((text: string) => string) => {
  const names = namePaths(person);
  const handles = createPaths(findHandles(person).map(decompose));
  const digits = (person.phone ?? '').replace(/\D/g, '').slice(-PHONE_TAIL);
  return (text) => {
    if (!hidden.names && !hidden.contact) return text;
    let result = decompose(text);
    if (hidden.contact) {
      result = hideAddresses(result.replace(EMAIL, HIDDEN_CONTACT));
      result = hideWords(result, handles, (before) => before.replace(/@$/, '') + HIDDEN_CONTACT);
      result = result.replace(NUMBER, HIDDEN_CONTACT);
      if (digits.length >= PHONE_LEAST) result = hidePhone(result, digits);
    }
    if (hidden.names) {
      result = hideWords(result, names, (before) => before + HIDDEN_NAME);
      result = result.replace(RUN, HIDDEN_NAME);
    }
    return normalizeText(result, 'NFC', result.length);
  };
};
