import { listKeys, SENIORITIES } from '../../../../src/contracts/enums.ts';
import { findField, findFields } from '../../../backend/jobs/search/lexicon/find-fields.ts';
import { splitSearchWords } from '../../../backend/jobs/search/query/split-search-words.ts';

type Words = readonly (readonly [pattern: RegExp, value: string])[];

const findValue = (text: string, words: Words): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** Words for employment types as systems write them, in the order in which they are tried. */
const EMPLOYMENT_TYPES: Words = [
  [/full.?(?:or|and|\/).?part/i, 'full_time'],
  [/part.?time|teilzeit|mini.?job|temps partiel|parttime|deeltijd/i, 'part_time'],
  [/volunt|ehrenamt/i, 'volunteer'],
  [
    /intern(?:ship)?\b|\binterns\b|praktik|working.?student|werkstud|co.?op\b|apprentic|\bstage\b|stagiaire/i,
    'internship',
  ],
  [/freelanc|contract(?:or)?\b|self.?employed|consultant/i, 'contract'],
  [/temp(?:orary)?\b|fixed.?term|befristet|season|casual|interim|\bcdd\b|per.?diem/i, 'temporary'],
  [
    /full.?time|vollzeit|permanent|regular|employee|temps plein|voltijd|\bcdi\b|unbefristet|festanstellung/i,
    'full_time',
  ],
  [/scholarship|^other$/i, 'other'],
];

/** The employment type that a system's word means: `Independent Contractor (FT)`. */
export const readEmploymentType = (text: string): string | undefined =>
  findValue(text, EMPLOYMENT_TYPES);

const TITLE_EMPLOYMENT_TYPES: Words = [
  [
    /\b(?:intern|internship|interns|praktikant|praktikum|praktikantin|stagiaire|werkstudent|co-?op)\b/i,
    'internship',
  ],
  [/\b(?:part[ -]?time|teilzeit|minijob)\b/i, 'part_time'],
  [
    /\b(?:freelance|freelancer|contractor|contract)\b(?! (?:manager|specialist|administrator|attorney|lawyer|counsel|analyst|negotiat))/i,
    'contract',
  ],
  [/\b(?:temporary|fixed[ -]term|seasonal|maternity cover|befristet)\b/i, 'temporary'],
  [/\bvolunteer\b/i, 'volunteer'],
];

/** The employment type in a title, such as `Marketing Intern`. */
export const guessEmploymentType = (title: string): string | undefined =>
  findValue(title, TITLE_EMPLOYMENT_TYPES);

const WORKPLACES: Words = [
  [/hybrid/i, 'hybrid'],
  [
    /remote|telecommut|home.?(?:office|based)|work from (?:home|anywhere)|distributed|anywhere|\bwfh\b/i,
    'remote',
  ],
  [/on.?site|in.?(?:office|person)|vor ort|präsenz/i, 'on_site'],
];

/** The workplace that a word or a place means: `OnSite`, `Remote - EMEA`. */
export const readWorkplace = (text: string): string | undefined => findValue(text, WORKPLACES);

const SENIORITY_WORDS: Words = [
  [
    /\b(?:chief (?!of staff)\w+(?: \w+)? officer|c[efotimpr]o|ciso|[se]?vp|vice[ -]president|(?:managing|general) partner|geschäftsführer(?:in)?|vorstand)\b/i,
    'executive',
  ],
  [
    /\b(?:director|head of|head,|global head|regional head|direktor(?:in)?|bereichsleit(?:er|ung|erin))\b/i,
    'director',
  ],
  [/\b(?:principal|distinguished|fellow)\b/i, 'principal'],
  [
    /\b(?:lead(?! gen)|team ?lead(?:er)?|tech ?lead|staff(?! (?:accountant|nurse|member))|teamleit(?:er|ung|erin))\b/i,
    'lead',
  ],
  [/\b(?:senior|sr|snr|sénior)\b/i, 'senior'],
  [
    /\b(?:intern|interns|internship|trainee|apprentice(?:ship)?|graduate|new grad|entry[ -]level|early career|working student|werkstudent(?:in)?|praktik(?:ant|antin|um)|auszubildende[r]?|azubi|junior|jr)\b/i,
    'entry_level',
  ],
  [/\bassociate\b(?! (?:general )?(?:counsel|dean|professor))/i, 'associate'],
];

/** The seniority that a title names. */
export const guessSeniority = (title: string): string | undefined => {
  const named = findValue(title, SENIORITY_WORDS);
  if (named) return named;
  // Other languages, whose words do not appear in names of occupations.
  const field = findFields(splitSearchWords(title)).find(({ facet }) => facet === 'seniority');
  const value = field?.values?.[0];
  // `Account Executive` is no executive.
  return value === 'executive' || value === 'director' ? undefined : value;
};

const LEVELS: Words = [
  [/intern|student|apprent|entry|graduate|junior|no.?experience|trainee/i, 'entry_level'],
  [/executive|c.?level/i, 'executive'],
  [/director/i, 'director'],
  [/principal/i, 'principal'],
  [/lead|manager/i, 'lead'],
  [/mid|experienced|professional|intermediate/i, 'mid_level'],
  [/senior/i, 'senior'],
  [/associate/i, 'associate'],
];

/** The seniority that a system's level means: `Mid-Senior level`, `entry-level`. */
export const readSeniority = (level: string): string | undefined => {
  const key = level.toLowerCase().replace(/[\s-]+/g, '_');
  const known = listKeys(SENIORITIES).find((one) => one === key);
  const field = findField(splitSearchWords(level));
  return (
    known ??
    findValue(level, LEVELS) ??
    (field?.facet === 'seniority' ? field.values[0] : undefined)
  );
};
