import type { CompanyCategory, JobCategory, Seniority } from '../types.ts';

/**
 * Where the work takes place. It determines the hours, the sentences about the place, the questions
 * and whether remote work is plausible.
 */
export type Setting =
  | 'office'
  | 'ward'
  | 'school'
  | 'venue'
  | 'shop'
  | 'plant'
  | 'warehouse'
  | 'road'
  | 'field';

export type Role = {
  titles: string[];
  category: JobCategory;
  setting: Setting;
  /** Company categories that plausibly hire this role; empty means any. */
  sectors: CompanyCategory[];
  seniorities: Seniority[];
  /**
   * Mid-level pay in thousands of US dollars per year, which is scaled for each country (see
   * pay.ts).
   */
  pay: number;
  /** How often the role is dealt, relative to the others. */
  weight: number;
  skills: string[];
  /** Team names that may follow the title after a comma; may be empty. */
  teams: string[];
  /**
   * Sentences about the role itself. They never name an employer, so that jobs with an unnamed
   * employer can use them.
   */
  intro: string[];
  /** Verb phrases: used as bullets or after "You will". */
  duties: string[];
  /** Noun phrases: used as bullets or after "You bring". */
  needs: string[];
};

type RoleText = {
  /** Interchangeable titles, separated by ` | `. */
  title: string;
  pay: number;
  /** One letter per seniority (e a m s l p d x); repeating a letter makes it likelier. */
  levels: string;
  setting?: Setting;
  /** Company categories, separated by spaces. */
  sectors?: string;
  weight?: number;
  skills: string;
  teams?: string;
  /** One sentence or phrase per line. */
  intro: string;
  duties: string;
  needs: string;
};

const SENIORITIES_BY_LETTER: Record<string, Seniority> = {
  e: 'entry_level',
  a: 'associate',
  m: 'mid_level',
  s: 'senior',
  l: 'lead',
  p: 'principal',
  d: 'director',
  x: 'executive',
};

/** The non-empty lines of a text block, trimmed. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Parses the text form of a category's roles, which lets the role files consist mostly of prose.
 */
export function defineRoles(category: JobCategory, setting: Setting, texts: RoleText[]): Role[] {
  return texts.map((text) => ({
    titles: text.title.split(' | '),
    category,
    setting: text.setting ?? setting,
    sectors: (text.sectors ?? '').split(' ').filter((sector) => sector !== '') as CompanyCategory[],
    seniorities: Array.from(text.levels, (letter) => SENIORITIES_BY_LETTER[letter] ?? 'mid_level'),
    pay: text.pay,
    weight: text.weight ?? 2,
    skills: text.skills.split(', '),
    teams: text.teams ? text.teams.split(', ') : [],
    intro: lines(text.intro),
    duties: lines(text.duties),
    needs: lines(text.needs),
  }));
}
