import { findWork } from '../../../backend/jobs/search/lexicon/find-work.ts';
import { categoryOf, lexicon } from '../../../backend/jobs/search/lexicon/known-groups.ts';
import { splitSearchWords } from '../../../backend/jobs/search/query/split-search-words.ts';
import { splitWords } from '../../../backend/jobs/text.ts';
import { findMeaning, readMeanings, readWordList, splitWithout } from './word-list.ts';

/** Words of departments and titles, by the id of a category, in the order in which they are tried. */
const WORDS = readMeanings([
  [
    'legal',
    'legal,counsel,attorney*,lawyer*,privacy,compliance,regulatory,litigation,paralegal*,recht',
  ],
  ['people', 'learning development,learning and development,talent development'],
  ['people', 'people,human resources,hr,talent,recruit*,sourcer*,personalwesen,personalabteilung'],
  ['sales', 'sales,account executive*,account manag*,business development,partnership*,alliance*'],
  ['sales', 'partner manag*,gtm,go to market,revenue,pre sales,presales,solution* engineer*'],
  ['sales', 'solutions engineer*,solution architect*,solutions architect*,deal desk,vertrieb*'],
  ['sales', 'commercial'],
  ['customer-service', 'customer success,customer service*,customer support,customer experience'],
  [
    'customer-service',
    'customer care,client success,client service*,user operations,kundenservice',
  ],
  ['customer-service', 'support agent*,support associate*,support representative*,member service*'],
  [
    'marketing',
    'marketing,brand*,content,communication*,comms,pr,seo,social media,growth,community',
  ],
  ['marketing', 'copywriter*,event*,creative,editor*'],
  [
    'finance',
    'corporate development,financ*,accounting,accountant*,accounts payable,tax,treasury,audit*,payroll',
  ],
  ['finance', 'controller*,controlling,fp a,invest*,underwrit*,credit,actuar*,buchhaltung'],
  ['design', 'design,designer*,ux,ui,user experience,illustrat*,art director*'],
  ['engineering', 'research development,research and development'],
  ['operations', 'health safety,health and safety,safety health,ehs,hse'],
  [
    'data',
    'data,analytic*,machine learning,ml,ai,research,researcher*,science,scientist*,statistic*',
  ],
  ['data', 'economist*,quant*'],
  [
    'product',
    'product,products,program manag*,programme manag*,project manag*,technical program,scrum,tpm',
  ],
  ['product', 'business analyst*'],
  ['it-and-support', 'it,information technology,help desk,helpdesk,desktop,system admin*'],
  ['it-and-support', 'systems admin*,network*,technical support,support engineer*,salesforce'],
  ['it-and-support', 'enterprise applications'],
  ['engineering', 'engineer*,software,developer*,development,architect*,infrastructure,security'],
  ['engineering', 'sre,devops,platform,backend,frontend,mobile,cloud,hardware,firmware,robotics'],
  ['engineering', 'embedded,qa,quality assurance,asic,rtl,silicon,r d,technical staff,entwickl*'],
  ['it-and-support', 'technology'],
  ['healthcare', 'nurs*,clinic*,medical,health*,pharma*,physician*,therap*,care,patient*,dental'],
  ['healthcare', 'veterinar*'],
  ['education', 'teach*,tutor*,instruct*,education,curriculum,learning,train*,coach*,professor*'],
  [
    'logistics',
    'driver*,logistics,warehouse*,supply chain,shipping,freight,fleet,courier*,delivery',
  ],
  ['logistics', 'transport*,customs'],
  [
    'manufacturing',
    'manufactur*,production,technician*,mechanic*,electrician*,maintenance,machin*',
  ],
  ['manufacturing', 'weld*,assembl*,fabricat*,plant,construction,trade*,handwerk*,bau,process'],
  [
    'hospitality',
    'hospitality,restaurant*,kitchen,chef*,cook*,barista*,bar,waiter*,hotel*,tasting',
  ],
  ['hospitality', 'food,housekeep*,spa,massage,esthetic*,front desk,culinary'],
  ['administration', 'admin*,assistant*,receptionist*,office manag*,secretar*,workplace,clerk*'],
  ['administration', 'chief of staff'],
  [
    'operations',
    'operation*,ops,strategy,strategic,strategist*,procurement,purchasing,sourcing,quality',
  ],
  ['operations', 'facilit*,real estate,safety,planning,general manager*,store*,retail,g a,risk'],
  ['operations', 'trust,policy'],
]);

/** Names that contain the word of another category. */
const NO_WORDS = readWordList('data center*,data centre*');

const findByWords = (text: string): string | undefined =>
  findMeaning(splitWithout(text, NO_WORDS), WORDS);

/** Words that are an occupation only alone: a waiter, but not in `Staff Engineer, Server Lifecycle`. */
const ALONE_WORDS = new Set(
  'advocate,builder,builders,conductor,copilot,don,maestro,pa,pages,server,servers,strategist,tech'.split(
    ',',
  ),
);
const SEPARATOR = /[,:|/()[\]–—]| -/;

/** The category of the occupation that a title names, in any language that the search knows. */
const findByOccupation = (title: string): string | undefined => {
  const words = splitSearchWords(title);
  const isAlone = splitWords(title.split(SEPARATOR)[0] ?? '').length === 1;
  const [best] = findWork(lexicon(), words)
    .flatMap(({ id, at, length }) => {
      const category = categoryOf(id);
      const isOther = length === 1 && !isAlone && ALONE_WORDS.has(words[at] ?? '');
      return category && !isOther ? [{ category, length }] : [];
    })
    .toSorted((a, b) => b.length - a.length);
  return best?.category;
};

/** What a category was guessed from. */
export interface CategoryGuess {
  readonly category: string;
  readonly from: 'title' | 'department';
}

/**
 * Guesses a category: by the occupation in the title, then by the words of the department, then by
 * those of the title. `known` are the ids of the site's categories.
 */
export const guessCategory = (
  title: string,
  department: string | undefined,
  known: ReadonlySet<string>,
): CategoryGuess | undefined => {
  const guesses = [
    [findByOccupation(title), 'title'],
    [department && findByWords(department), 'department'],
    [findByWords(title), 'title'],
  ] as const;
  for (const [category, from] of guesses) {
    if (category && known.has(category)) return { category, from };
  }
  return undefined;
};
