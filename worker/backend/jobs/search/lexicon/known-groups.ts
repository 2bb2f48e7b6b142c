import { ADMINISTRATION } from './fields/administration.ts';
import { CUSTOMER_SERVICE } from './fields/customer-service.ts';
import { DATA } from './fields/data.ts';
import { DESIGN } from './fields/design.ts';
import { EDUCATION } from './fields/education.ts';
import { ENGINEERING } from './fields/engineering.ts';
import { FINANCE } from './fields/finance.ts';
import { HEALTHCARE } from './fields/healthcare.ts';
import { HOSPITALITY } from './fields/hospitality.ts';
import { IT_AND_SUPPORT } from './fields/it-and-support.ts';
import { LEGAL } from './fields/legal.ts';
import { LOGISTICS } from './fields/logistics.ts';
import { MANUFACTURING } from './fields/manufacturing.ts';
import { MARKETING } from './fields/marketing.ts';
import { OPERATIONS } from './fields/operations.ts';
import { PEOPLE } from './fields/people.ts';
import { PRODUCT } from './fields/product.ts';
import { SALES } from './fields/sales.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { type Group, readGroups } from './read-occupations.ts';
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

/** The source text of the whole lexicon. */
export const lexiconText = (): string => [...OCCUPATIONS, SKILLS].join('');

/** All groups of occupations and skills, parsed on first use. */
export const lexicon = (): Lexicon => {
  known ??= createLexicon(allGroups());
  return known;
};

/** Whether a group is a tool or a subject, not an occupation. */
export const isSkill = (id: string): boolean => skillGroups().some((group) => group.id === id);
