import { findWork } from '../../../backend/jobs/search/lexicon/find-work.ts';
import { categoryOf, lexicon } from '../../../backend/jobs/search/lexicon/known-groups.ts';
import { splitSearchWords } from '../../../backend/jobs/search/query/split-search-words.ts';

/** Words of departments and titles, by the id of a category, in the order in which they are tried. */
const WORDS: readonly (readonly [pattern: RegExp, category: string])[] = [
  [
    /\b(?:legal|counsel|attorney|lawyer|privacy|compliance|regulatory|litigation|paralegal|recht)\b/i,
    'legal',
  ],
  [
    /\b(?:people|human resources|hr|talent|recruit\w*|recruiting|sourcer|personal(?:wesen|abteilung))\b(?! (?:data|analytics engineer))/i,
    'people',
  ],
  [
    /\b(?:account executives?|sales|account manag\w*|business development|partnerships?|alliances?|partner manager|gtm|go.to.market|revenue|pre-?sales|solutions? (?:engineer|architect|consultant)\w*|deal desk|vertrieb|commercial)\b/i,
    'sales',
  ],
  [
    /\b(?:customer (?:success|service|support|experience|care)|client (?:success|service)s?|user operations|support (?:agent|associate|representative)s?|kundenservice|member services?)\b/i,
    'customer-service',
  ],
  [
    /\b(?:marketing|brand|content|communications?|comms|pr|seo|social media|growth|community|copywriter|events?|creative|editor\w*)\b/i,
    'marketing',
  ],
  [
    /\b(?:financ\w*|account(?:ing|ant|s payable)|tax|treasury|audit\w*|payroll|controller|fp&a|invest\w*|underwrit\w*|credit|actuar\w*|procure-to-pay|buchhaltung)\b/i,
    'finance',
  ],
  [
    /\b(?:design(?:er|ers|s)?|ux|ui|user experience|researcher, ux|illustrat\w*|art director)\b/i,
    'design',
  ],
  [
    /\b(?:data|analytics?|machine learning|ml|ai|research(?:er)?|scien(?:ce|tist)|statistic\w*|economist|quant\w*)\b(?! (?:cent(?:er|re)))/i,
    'data',
  ],
  [
    /\b(?:product manag\w*|product|program(?:me)? manag\w*|project manag\w*|technical program|scrum|tpm|business analyst)\b/i,
    'product',
  ],
  [
    /\b(?:it|information technology|help ?desk|desktop|systems? admin\w*|network|technical support|support engineer|enterprise applications|salesforce|technology)\b/i,
    'it-and-support',
  ],
  [
    /\b(?:engineer\w*|software|developer|developers|development|architect\w*|infrastructure|security|sre|devops|platform|backend|frontend|mobile|cloud|hardware|firmware|robotics|embedded|qa|quality assurance|asic|rtl|silicon|r&d|technical staff|entwickl\w*)\b/i,
    'engineering',
  ],
  [
    /\b(?:nurs\w*|clinical|medical|health\w*|pharma\w*|physician|therap\w*|care|patient|dental|veterinar\w*)\b/i,
    'healthcare',
  ],
  [
    /\b(?:teach\w*|tutor\w*|instruct\w*|education|curriculum|learning|trainer|training|coach\w*|professor)\b/i,
    'education',
  ],
  [
    /\b(?:driver|logistics|warehouse|supply chain|shipping|freight|fleet|courier|delivery|transport\w*|customs)\b/i,
    'logistics',
  ],
  [
    /\b(?:manufactur\w*|production|technician|mechanic\w*|electrician|maintenance|machin\w*|weld\w*|assembl\w*|fabricat\w*|plant|construction|trades?|handwerk\w*|bau|module|process)\b/i,
    'manufacturing',
  ],
  [
    /\b(?:hospitality|restaurant|kitchen|chef|cook|barista|bar|waiter|hotel|tasting|food|housekeep\w*|spa|massage|esthetic\w*|studio crew|front desk)\b/i,
    'hospitality',
  ],
  [
    /\b(?:admin\w*|assistant|receptionist|office manag\w*|secretar\w*|workplace|clerk|chief of staff)\b/i,
    'administration',
  ],
  [
    /\b(?:operations?|ops|strategy|strategic|procurement|purchasing|sourcing|quality|facilit\w*|real estate|safety|security officer|planning|general manager|store|retail|g&a|risk|trust|policy)\b/i,
    'operations',
  ],
];

const findByWords = (text: string): string | undefined =>
  WORDS.find(([pattern]) => pattern.test(text))?.[1];

/** The category of the occupation that a title names, in any language that the search knows. */
const findByOccupation = (title: string): string | undefined => {
  const [best] = findWork(lexicon(), splitSearchWords(title))
    .flatMap(({ id, length }) => {
      const category = categoryOf(id);
      return category ? [{ category, length }] : [];
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
