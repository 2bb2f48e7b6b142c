import anyAscii from 'any-ascii';
import { foldText } from '../../backend/jobs/text.ts';

const MAX_LENGTH = 80;

/** Characters that are not ASCII. For letters and digits among them, a slug needs others. */
const OTHER = /[^\0-\x7f]/gu;
const LETTER = /[\p{L}\p{N}]/u;
const transliterate = (character: string) => (LETTER.test(character) ? anyAscii(character) : ' ');

const joinWords = (text: string): string =>
  text
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    // By now, each run of other characters is a single hyphen.
    .replace(/^-|-$/g, '');

/**
 * Turns a name into a slug: `Acme Rockets, Inc.` -> `acme-rockets-inc`, `Инженер` -> `inzhener`.
 * Returns '' if the name has no letters or digits.
 */
export const createSlug = (text: string): string =>
  joinWords(foldText(text).replace(OTHER, transliterate).toLowerCase());

/**
 * The slug that names had before other scripts were transliterated, which companies that were
 * imported then still have; '' if it had no characters.
 */
export const createFormerSlug = (text: string): string => joinWords(foldText(text));
