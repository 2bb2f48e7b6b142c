import {
  EMPLOYMENT_TYPES,
  listKeys,
  SENIORITIES,
  WORKPLACES,
} from '../../../../src/contracts/enums.ts';
import { detectLanguage } from '../../../../src/lib/words/detect-language.ts';
import { readText } from '../feeds/json-values.ts';
import type { Draft } from './draft.ts';
import { guessCategory } from './guess-category.ts';
import {
  guessEmploymentType,
  guessSeniority,
  guessWorkplace,
  readEmploymentType,
  readSeniority,
  readWorkplace,
} from './guess-fields.ts';
import { guessPay } from './guess-pay.ts';

/** Plain text that is good enough to read pay and language from, much faster than a parser's. */
const toPlainText = (html: string): string =>
  html
    .split('<')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&(?:ndash|mdash|#8211|#8212|#x201[34]);/gi, '–')
    .replace(/&(?:euro|#8364|#x20ac);/gi, '€')
    .replace(/&(?:pound|#163|#xa3);/gi, '£')
    .replace(/\s+/g, ' ');

const TRUE = /^(?:true|yes|y|1|remote)$/i;
const FALSE = /^(?:false|no|n|0)$/i;

const readChoice = (
  draft: Draft,
  name: string,
  known: readonly string[],
  read: (text: string) => string | undefined,
): void => {
  const given = draft.text(name);
  const fold = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  if (!given || known.some((one) => fold(one) === fold(given))) return;
  const value = read(given);
  if (value) draft.set(name, value, `${name} from the system’s word`, given);
  else if (!draft.options.isOurs) {
    // The field is guessed as if the system had not said anything.
    draft.row[name] = undefined;
    draft.done.rules.count(`${name} with an unknown word`, draft.at, given, '');
  }
};

/** The workplace that a row means without saying it, with the rule and the text that say so. */
const findWorkplace = (
  draft: Draft,
  places: readonly string[],
): readonly [value: string, rule: string, from: string] | undefined => {
  const flag = readText(draft.row.remote) ?? String(draft.row.remote ?? '');
  if (TRUE.test(flag)) return ['remote', 'workplace from the remote flag', flag];
  const title = draft.text('title');
  const found = [
    ...places.map((text) => [readWorkplace(text), 'workplace from the place', text] as const),
    [guessWorkplace(title), 'workplace from the title', title] as const,
  ];
  for (const [value, rule, text] of found) {
    // The flag rules out remote work, but not that people are in the office on some days only.
    if (value && !(value === 'remote' && FALSE.test(flag))) return [value, rule, text];
  }
  return undefined;
};

const chooseWorkplace = (draft: Draft, places: readonly string[]): void => {
  if (/^(?:un|not.?)specified$/i.test(draft.text('workplace'))) draft.row.workplace = undefined;
  readChoice(draft, 'workplace', listKeys(WORKPLACES), readWorkplace);
  const found = draft.has('workplace') ? undefined : findWorkplace(draft, places);
  if (found) draft.set('workplace', ...found);
  draft.setDefault('workplace', 'on_site');
};

const guessEmployment = (draft: Draft): void => {
  const title = draft.text('title');
  readChoice(draft, 'employmentType', listKeys(EMPLOYMENT_TYPES), readEmploymentType);
  const type = draft.has('employmentType') ? undefined : guessEmploymentType(title);
  if (type) draft.set('employmentType', type, 'employmentType from the title', title);
  draft.setDefault('employmentType', 'full_time');
};

const guessLevel = (draft: Draft): void => {
  const title = draft.text('title');
  readChoice(draft, 'seniority', listKeys(SENIORITIES), readSeniority);
  const level = draft.text('level');
  if (!draft.has('seniority')) {
    const [byTitle, byLevel] = [guessSeniority(title), level && readSeniority(level)];
    if (byTitle) draft.set('seniority', byTitle, 'seniority from the title', title);
    else if (byLevel) draft.set('seniority', byLevel, 'seniority from the level', level);
  }
  draft.setDefault('seniority', 'mid_level');
};

const chooseCategory = (draft: Draft): void => {
  const title = draft.text('title');
  if (!draft.has('category')) {
    const department = draft.text('department');
    const guess = guessCategory(title, department, draft.options.categories);
    if (guess) {
      const from = guess.from === 'title' ? title : department;
      draft.set('category', guess.category, `category from the ${guess.from}`, from);
    }
  }
  draft.setDefault('category');
};

const guessLanguage = (draft: Draft, plain: string): void => {
  const given = draft.text('language');
  const language = /^[a-z]{2}(?=$|[-_])/i.exec(given)?.[0].toLowerCase();
  // A word in our own format is a mistake, which the check of the row reports.
  const isMistake = given !== '' && draft.options.isOurs;
  if (language) draft.row.language = language;
  else if (plain && !isMistake) {
    const found = detectLanguage(plain);
    draft.row.language = undefined;
    if (found) draft.set('language', found, 'language of the text', plain.trim());
  }
};

const findPay = (draft: Draft, plain: string): void => {
  if (['salaryMin', 'salaryMax'].some((name) => draft.has(name))) return;
  const pay = plain ? guessPay(plain) : undefined;
  if (!pay) return;
  const { text, ...fields } = pay;
  Object.assign(draft.row, fields);
  draft.done.rules.count('pay in the text', draft.at, text, Object.values(fields).join(' '));
};

/** Guesses the fields of a row that it does not say. `places` are the texts of its places. */
export const guessRow = (draft: Draft, places: readonly string[]): void => {
  chooseWorkplace(draft, places);
  guessEmployment(draft);
  guessLevel(draft);
  chooseCategory(draft);
  const plain = toPlainText(draft.text('descriptionHtml'));
  guessLanguage(draft, plain);
  findPay(draft, plain);
};
