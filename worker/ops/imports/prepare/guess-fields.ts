import {
  type EMPLOYMENT_TYPES,
  listKeys,
  SENIORITIES,
  type WORKPLACES,
} from '../../../../src/contracts/enums.ts';
import { findField, findFields } from '../../../backend/jobs/search/lexicon/find-fields.ts';
import { splitSearchWords } from '../../../backend/jobs/search/query/split-search-words.ts';
import { splitWords } from '../../../backend/jobs/text.ts';
import { findMeaning, readMeanings, readWordList, splitWithout } from './word-list.ts';

type EmploymentType = keyof typeof EMPLOYMENT_TYPES;
type Workplace = keyof typeof WORKPLACES;
type Seniority = keyof typeof SENIORITIES;

/** Employment types as systems write them. */
const EMPLOYMENT_WORDS = readMeanings<EmploymentType>([
  ['full_time', 'full or part time,full and part time,full part time,full time part time'],
  ['part_time', 'part time,parttime*,teilzeit*,mini job*,minijob*,temps partiel,deeltijd'],
  ['part_time', 'working student*,workingstudent*,werkstud*'],
  ['volunteer', 'volunt*,ehrenamt*'],
  [
    'internship',
    'intern,interns,internship*,praktik*,apprentic*,stage,stagiaire*,co op,coop,pflichtpraktik*',
  ],
  ['contract', 'freelanc*,contract,contractor*,contracting,self employed,selfemployed,consultant*'],
  [
    'temporary',
    'temp,temporary,fixed term,fixedterm,befristet*,season*,casual,interim*,cdd,per diem',
  ],
  ['full_time', 'full time,fulltime*,vollzeit*,permanent,regular,employee*,temps plein,voltijd*'],
  ['full_time', 'cdi,unbefristet*,festanstellung*,fte'],
  ['other', 'scholarship*,other'],
]);

/** The employment type that a system's word means: `Independent Contractor (FT)`. */
export const readEmploymentType = (text: string): EmploymentType | undefined =>
  findMeaning(splitWords(text), EMPLOYMENT_WORDS);

const TITLE_EMPLOYMENT_WORDS = readMeanings<EmploymentType>([
  ['internship', 'intern,interns,internship*,praktikant*,praktikum*,stagiaire*,co op'],
  ['internship', 'pflichtpraktik*'],
  ['part_time', 'part time,parttime,teilzeit,minijob,werkstudent*,working student*'],
  ['contract', 'freelance,freelancer,contractor,contract'],
  ['temporary', 'temporary,fixed term,seasonal,maternity cover,befristet'],
  ['volunteer', 'volunteer'],
]);
/** Those who work on contracts. */
const NO_EMPLOYMENT_WORDS = readWordList(
  'contract manage*,contract specialist*,contract administrat*,contract attorney*,contract lawyer*,contract counsel,contract analyst*,contract negotiat*,smart contract*,volunteer manage*,volunteer coordinat*',
);

/** The employment type in a title, such as `Marketing Intern`. */
export const guessEmploymentType = (title: string): EmploymentType | undefined =>
  findMeaning(splitWithout(title, NO_EMPLOYMENT_WORDS), TITLE_EMPLOYMENT_WORDS);

const WORKPLACE_WORDS = readMeanings<Workplace>([
  ['hybrid', 'hybrid*'],
  ['remote', 'remote*,telecommut*,home office,homeoffice,home based,work from home,wfh'],
  ['remote', 'work from anywhere,distributed,anywhere'],
  ['on_site', 'on site,onsite,in office,in person,vor ort,prasenz'],
]);

/** The workplace that a word or a place means: `OnSite`, `Remote - EMEA`. */
export const readWorkplace = (text: string): Workplace | undefined =>
  findMeaning(splitWords(text), WORKPLACE_WORDS);

const TITLE_WORKPLACE_WORDS = readMeanings<Workplace>([
  ['hybrid', 'hybrid,remote possible,remote work possible,remote optional,remote or on site'],
  ['hybrid', 'remote or onsite,remote moglich'],
  ['remote', 'remote'],
]);
/** Fields of work that contain the word of a workplace. */
const NO_WORKPLACE_WORDS = readWordList(
  'remote sens*,remote monitor*,hybrid cloud*,hybrid it,hybrid power*,hybrid vehicle*,hybrid work*,hybrid mobile',
);

/** The workplace that a title names: `Cook (remote possible)`, but not `Remote Sensing Analyst`. */
export const guessWorkplace = (title: string): Workplace | undefined =>
  findMeaning(splitWithout(title, NO_WORKPLACE_WORDS), TITLE_WORKPLACE_WORDS);

const SENIORITY_WORDS = readMeanings<Seniority>([
  ['executive', 'chief,ceo,cfo,coo,cto,cio,cmo,cpo,cro,ciso,vp,svp,evp,avp,vice president*'],
  ['executive', 'managing partner,general partner,geschaftsfuhrer*,vorstand'],
  ['director', 'director*,head of,head,direktor*,bereichsleit*'],
  ['principal', 'principal,distinguished,fellow'],
  ['lead', 'lead,leader,staff,teamlead*,teamleit*,teamlead,tech lead'],
  ['senior', 'senior,sr,snr'],
  ['entry_level', 'intern,interns,internship*,trainee*,apprentic*,graduate*,new grad,entry level'],
  ['entry_level', 'early career,working student*,werkstudent*,praktik*,auszubildend*,azubi*'],
  ['entry_level', 'pflichtpraktik*'],
  ['entry_level', 'junior,jr'],
  ['associate', 'associate,associates'],
]);
/** Names of occupations that contain the word of a level. */
const NO_SENIORITY_WORDS = readWordList(
  'chief of staff,lead gen*,leads,staff nurse*,staff account*,staff member*,staff pharmacist*,staff physician*,chief of,associate general counsel,associate counsel,associate dean,associate professor,head chef,head coach,research fellow,graduate school',
);
const OF_OCCUPATIONS: readonly string[] = ['executive', 'director', 'lead'] satisfies Seniority[];

/** The seniority that a title names. */
export const guessSeniority = (title: string): string | undefined => {
  // `Staff+` would be a word of its own, as `C++` is.
  const words = splitWithout(title.replaceAll('+', ' '), NO_SENIORITY_WORDS);
  const named = findMeaning(words, SENIORITY_WORDS);
  if (named) return named;
  // Words of other languages, but not `Account Executive`.
  const fields = findFields(splitSearchWords(words.join(' ')));
  const [value] = fields.find(({ facet }) => facet === 'seniority')?.values ?? [];
  return value && OF_OCCUPATIONS.includes(value) ? undefined : value;
};

const LEVEL_WORDS = readMeanings<Seniority>([
  ['entry_level', 'intern*,student*,apprent*,entry*,graduate*,junior*,no experience,trainee*'],
  ['executive', 'executive*,c level'],
  ['director', 'director*'],
  ['principal', 'principal*'],
  ['lead', 'lead*,manager*'],
  ['mid_level', 'mid*,experienced,professional*,intermediate'],
  ['senior', 'senior*'],
  ['associate', 'associate*'],
]);

/** The seniority that a system's level means: `Mid-Senior level`, `entry-level`. */
export const readSeniority = (level: string): string | undefined => {
  const words = splitWords(level);
  const known = listKeys(SENIORITIES).find((one) => one === words.join('_'));
  const field = findField(splitSearchWords(level));
  const inOtherLanguages = field?.facet === 'seniority' ? field.values[0] : undefined;
  return known ?? findMeaning(words, LEVEL_WORDS) ?? inOtherLanguages;
};
