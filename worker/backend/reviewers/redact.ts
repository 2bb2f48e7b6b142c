/** Who must not be recognised. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
}

export const HIDDEN_NAME = '[name]';
export const HIDDEN_CONTACT = '[contact]';

/** A whole name is one: how many words it has would tell something too. */
const RUN = /\[name\](?:[\s,.·・-]{0,3}\[name\])+/g;

// Bounded, so that no text that somebody wrote makes them slow.
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[^\s@<>().,;:]{2,24}/gu;
const WEB = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}\/\S+/giu;
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

/** A word however it is accented: `Zoë` is also `Zoe`, and the other way round. */
const accented = (word: string) =>
  [...bare(word)]
    .map((letter) => (/['’ʼ]/.test(letter) ? "['’ʼ]" : `${escapePattern(letter)}\\p{M}*`))
    .join('');

// Taken apart, a syllable of Hangul is letters: a name is none of a longer syllable's.
const wordPattern = (word: string) =>
  UNSPACED.test(word)
    ? `${accented(word)}(?![\\u1160-\\u11ff])`
    : `(?<![\\p{L}\\p{N}])${accented(word)}(?![\\p{L}\\p{N}\\p{M}])`;

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

/**
 * Takes a person's name, or what leads to them, out of running text: names word by word, every mail
 * and web address, their own phone number. It cannot know nicknames, endings that bend a name, or
 * what a text tells of a life.
 */
export const createRedactor = (
  person: Person,
  hidden: { readonly names: boolean; readonly contact: boolean },
): ((text: string) => string) => {
  const names = hidden.names ? namePattern(person) : undefined;
  const phone = hidden.contact ? phonePattern(person.phone) : undefined;
  return (text) => {
    let result = text.normalize('NFD');
    if (hidden.contact) {
      result = result.replace(EMAIL, HIDDEN_CONTACT).replace(WEB, HIDDEN_CONTACT);
      if (phone) result = result.replace(phone, ` ${HIDDEN_CONTACT}`);
    }
    if (names) result = result.replace(names, HIDDEN_NAME).replace(RUN, HIDDEN_NAME);
    return result.normalize('NFC');
  };
};
