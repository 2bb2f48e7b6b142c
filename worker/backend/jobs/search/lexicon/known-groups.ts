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

/** The occupations of each job category. */
const OCCUPATIONS = {
  administration: ADMINISTRATION,
  'customer-service': CUSTOMER_SERVICE,
  data: DATA,
  design: DESIGN,
  education: EDUCATION,
  engineering: ENGINEERING,
  finance: FINANCE,
  healthcare: HEALTHCARE,
  hospitality: HOSPITALITY,
  'it-and-support': IT_AND_SUPPORT,
  legal: LEGAL,
  logistics: LOGISTICS,
  manufacturing: MANUFACTURING,
  marketing: MARKETING,
  operations: OPERATIONS,
  people: PEOPLE,
  product: PRODUCT,
  sales: SALES,
};

let skills: readonly Group[] | undefined;
const skillGroups = (): readonly Group[] => {
  skills ??= readGroups(SKILLS);
  return skills;
};

export const allGroups = (): Group[] => [
  ...Object.values(OCCUPATIONS).flatMap(readGroups),
  ...skillGroups(),
];

/** The source text of the whole lexicon. */
export const lexiconText = (): string => [...Object.values(OCCUPATIONS), SKILLS].join('');

/** All groups of occupations and skills, parsed on first use. */
export const lexicon = (): Lexicon => {
  known ??= createLexicon(allGroups());
  return known;
};

/** Whether a group is a tool or a subject, not an occupation. */
export const isSkill = (id: string): boolean => skillGroups().some((group) => group.id === id);

let categories: ReadonlyMap<string, string> | undefined;

/** The job category of an occupation; undefined for a skill. */
export const categoryOf = (id: string): string | undefined => {
  categories ??= new Map(
    Object.entries(OCCUPATIONS).flatMap(([category, text]) =>
      readGroups(text).map((group) => [group.id, category] as const),
    ),
  );
  return categories.get(id);
};
