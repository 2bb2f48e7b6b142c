import { ADMINISTRATION } from './administration.ts';
import { CUSTOMER_SERVICE } from './customer-service.ts';
import { DATA } from './data.ts';
import { DESIGN } from './design.ts';
import { EDUCATION } from './education.ts';
import { ENGINEERING } from './engineering.ts';
import { FINANCE } from './finance.ts';
import { HEALTHCARE } from './healthcare.ts';
import { HOSPITALITY } from './hospitality.ts';
import { IT_AND_SUPPORT } from './it-and-support.ts';
import { LEGAL } from './legal.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { LOGISTICS } from './logistics.ts';
import { MANUFACTURING } from './manufacturing.ts';
import { MARKETING } from './marketing.ts';
import { OPERATIONS } from './operations.ts';
import { PEOPLE } from './people.ts';
import { PRODUCT } from './product.ts';
import { type Group, readGroups } from './read-occupations.ts';
import { SALES } from './sales.ts';
import { SKILLS } from './skills.ts';

let known: Lexicon | undefined;

const OCCUPATIONS = [
  ...[ADMINISTRATION, CUSTOMER_SERVICE, DATA, DESIGN, EDUCATION, ENGINEERING, FINANCE],
  ...[HEALTHCARE, HOSPITALITY, IT_AND_SUPPORT, LEGAL, LOGISTICS, MANUFACTURING, MARKETING],
  ...[OPERATIONS, PEOPLE, PRODUCT, SALES],
];

let skills: readonly Group[] | undefined;
const skillGroups = (): readonly Group[] => {
  skills ??= readGroups(SKILLS);
  return skills;
};

export const allGroups = (): Group[] => [...OCCUPATIONS.flatMap(readGroups), ...skillGroups()];

/** All of it as it is written. */
export const lexiconText = (): string => [...OCCUPATIONS, SKILLS].join('');

/** All groups of occupations and skills; read at the first use. */
export const lexicon = (): Lexicon => {
  known ??= createLexicon(allGroups());
  return known;
};

/** Whether a group is a tool or a subject, not an occupation. */
export const isSkill = (id: string): boolean => skillGroups().some((group) => group.id === id);
