/** Who must not be recognised. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** Web addresses of their own. */
  readonly links: readonly string[];
}

export const HIDDEN_NAME = '[name]';
export const HIDDEN_CONTACT = '[contact]';

/** A whole name is one: how many words it has would tell something too. */
const RUN = /\[name\](?:[\s,.·・-]{0,3}\[name\])+/g;

// Bounded, so that no text that somebody wrote makes them slow.
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[^\s@<>().,;:]{2,24}/gu;
const WEB = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}\/\S+/giu;
/** A number that begins as phone numbers do; dates and years do not. */
const NUMBER = /(?<![\d.])(?:\+\d|0)(?:[\s()-]{0,2}\d){8,14}(?!\d)/g;
/** Signs that nobody sees, put into a word to make it another. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
/** Digits that make a phone number the same, with or without its country code. */
const PHONE_TAIL = 8;

/** Not a name by themselves: taken out, they would leave holes in every other sentence. */
const PARTICLES = ['de', 'da', 'di', 'del', 'der', 'den', 'van', 'von', 'la', 'le', 'el', 'al'];
/** Scripts that put no spaces, or endings without a space, behind a name. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** What may stand between the words of a name; the dots are those of names from other scripts. */
const BETWEEN = /[\s.·・-]+/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** As many as letters have, and some; without an end they would make long texts slow. */
const MARKS = '\\p{M}{0,4}';

const LIGATURES: Readonly<Record<string, string>> = {
  ß: '(?:ß|ss)',
  æ: '(?:æ|ae)',
  œ: '(?:œ|oe)',
  ø: '(?:ø|oe?)',
  ł: '[łl]',
  đ: '[đd]',
};

/**
 * A word however it is accented: `Zoë` is also `Zoe`, `Müller` also `Mueller` and `Muller`, and the
 * other way round; an apostrophe may be missing.
 */
const accented = (word: string) =>
  [
    ...bare(word)
      .toLowerCase()
      .replace(/([aou])e/g, '$1'),
  ]
    .map((letter) =>
      /['’ʼ]/.test(letter)
        ? "['’ʼ]?"
        : /[aou]/.test(letter)
          ? `${letter}${MARKS}e?${MARKS}`
          : `${LIGATURES[letter] ?? escapePattern(letter)}${MARKS}`,
    )
    .join('');

// Taken apart, a syllable of Hangul is letters: a name is none of a longer syllable's.
const wordPattern = (word: string) =>
  UNSPACED.test(word)
    ? `${accented(word)}(?![\\u1160-\\u11ff])`
    : // The ending of a possessive or of a family stays, but hides nothing.
      `(?<![\\p{L}\\p{N}])${accented(word)}(?=s?(?![\\p{L}\\p{N}\\p{M}]))`;

/** An initial tells little, and is in every sentence; one sign of Chinese is a whole name. */
const isTelling = (word: string) =>
  UNSPACED.test(bare(word)) ||
  ([...bare(word)].length > 1 && !PARTICLES.includes(word.toLowerCase()));

const namePattern = ({ firstName, lastName }: Person): RegExp | undefined => {
  const words = `${firstName} ${lastName}`.split(BETWEEN);
  const whole = UNSPACED.test(lastName) ? [lastName + firstName, firstName + lastName] : [];
  const all = [...whole, ...words].filter(isTelling).sort((a, b) => b.length - a.length);
  return all.length > 0 ? new RegExp(all.map(wordPattern).join('|'), 'giu') : undefined;
};

const phonePattern = (phone: string | null): RegExp | undefined => {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-PHONE_TAIL);
  if (digits.length < 5) return undefined;
  const between = '[\\s().\\/-]{0,3}';
  return new RegExp(`\\+?[\\d\\s().\\/-]{0,12}${[...digits].join(between)}(?!\\d)`, 'g');
};

/** Domains of so many people that they lead to none of them. */
const SHARED_DOMAINS =
  /^(?:(?:g|google|hot|proton|zoho|rocket)mail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|proton|linkedin|github|gitlab|facebook|instagram|x|twitter|xing|medium)\./i;
/** Words of addresses that name nobody. */
const COMMON_PARTS = /^(?:in|pub|www|people|profile|user|users|about|me|cv|home|index\.html?)$/i;
const HANDLE_MIN_LENGTH = 4;

/** What else leads to somebody: the parts of their own addresses, alone and without `@` or `https`. */
const handlesOf = ({ email, links }: Person): string[] => {
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

const handlePattern = (person: Person): RegExp | undefined => {
  const patterns = handlesOf(person)
    .sort((a, b) => b.length - a.length)
    .map((handle) => escapePattern(handle.normalize('NFD')));
  return patterns.length > 0
    ? new RegExp(`(?<![\\p{L}\\p{N}])@?(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
    : undefined;
};

/**
 * Takes a person's name, or what leads to them, out of running text: names word by word, every mail
 * and web address and the parts of their own, phone numbers. It takes too much rather than too
 * little, and cannot know nicknames, most endings that bend a name, or what a text tells of a life.
 */
export const createRedactor = (
  person: Person,
  hidden: { readonly names: boolean; readonly contact: boolean },
): ((text: string) => string) => {
  const names = hidden.names ? namePattern(person) : undefined;
  const phone = hidden.contact ? phonePattern(person.phone) : undefined;
  const handles = hidden.contact ? handlePattern(person) : undefined;
  return (text) => {
    let result = text.normalize('NFD');
    if (names || hidden.contact) result = result.replace(UNSEEN, '');
    if (hidden.contact) {
      result = result.replace(EMAIL, HIDDEN_CONTACT).replace(WEB, HIDDEN_CONTACT);
      if (handles) result = result.replace(handles, HIDDEN_CONTACT);
      result = result.replace(NUMBER, HIDDEN_CONTACT);
      if (phone) result = result.replace(phone, ` ${HIDDEN_CONTACT}`);
    }
    if (names) result = result.replace(names, HIDDEN_NAME).replace(RUN, HIDDEN_NAME);
    return result.normalize('NFC');
  };
};
