/** Pure helpers for the demo's prose. */

import { normalizeText } from '../../src/contracts/bounded-text.ts';

/** 'a' or 'an' in front of a phrase, by sound: an SRE, a UX Researcher, an iOS Engineer. */
export function withArticle(phrase: string): string {
  const first = phrase.split(/[\s,/]/)[0] ?? '';
  const letters = first.replace(/[^A-Za-z]/g, '');
  const isAcronym =
    letters.length > 1 && letters === letters.toUpperCase() && !['TIG'].includes(letters);
  // Initials are pronounced letter by letter, so the first letter's sound decides: "an HGV", "a
  // UX".
  const an =
    isAcronym && !first.startsWith('.')
      ? /^[AEFHILMNORSX]/.test(letters)
      : /^[aeiou]/i.test(first) && !/^(uni|use|euro|one)/i.test(first);
  return `${an ? 'an' : 'a'} ${phrase}`;
}

/** First words of our phrases that keep their capital inside a sentence. */
const PROPER =
  /^(Rust|Tokio|Kafka|Linux|React|Vite|Playwright|Go|Kubernetes|Redis|Python|Git|Azure|Terraform|Prometheus|Swift\w*|Instruments|Kotlin|Jetpack|Gradle|Apache|Spark|Excel|Power(?= (BI|Point))|PowerPoint|Docker|Bayesian|R|C|Snowflake|Looker|Figma|Adobe|Illustrator|After Effects|Cinema|Jira|Zendesk|Windows|Microsoft|Active Directory|Ansible|Google|Guidewire|Fanuc|Opera|Six Sigma|Solvency|ServiceNow|AutoCAD|SketchUp|OpenCV|PyTorch|CMake|FreeRTOS|PostgreSQL|TypeScript|OAuth|OpenAPI|Christmas|KiwiSaver|Deutschlandticket|English|German|French|Spanish|Dutch|Polish|Swedish|Norwegian|Danish|Japanese|Portuguese|Hebrew|Incoterms|Storyline|Boolean)\b/;

/** Lower-cases the first letter unless the first word is an acronym or a name. */
export function lowerFirst(text: string): string {
  return /^[A-Z](?![A-Z&+#])/.test(text) && !PROPER.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'A, B and C'. */
export function joinWords(words: string[], last = 'and'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function numberWord(value: number): string {
  return NUMBER_WORDS[value] ?? String(value);
}

/** ASCII replacements for letters that have no Unicode decomposition. */
const FOLDED: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  '+': 'p',
  '#': ' sharp',
  '&': ' and ',
  '.': ' ',
};

/** An ASCII kebab-case slug of at most 80 characters; undefined if no usable characters remain. */
export function slugify(text: string): string | undefined {
  const lower = text
    .toLowerCase()
    .replace('c++', 'cpp')
    .replace('c#', 'c-sharp')
    .replace('r&d', 'rnd')
    .replace(/[łøđßæœðþ+#&.]/g, (letter) => FOLDED[letter] ?? '');
  const folded = normalizeText(lower, 'NFKD', lower.length)
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const cut = folded.length > 80 ? folded.slice(0, 81).replace(/-[^-]*$/, '') : folded;
  return cut === '' ? undefined : cut;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Inline marks within a line: `**strong**` and `_em_`. */
function renderInline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/^_(.+)_$/, '<em>$1</em>');
}

/** Renders blocks, one per string: `## heading`, `### heading`, `- item`, otherwise a paragraph. */
export function renderBlocks(blocks: string[]): string {
  let html = '';
  let inList = false;
  for (const block of blocks) {
    const isItem = block.startsWith('- ');
    if (inList && !isItem) html += '</ul>';
    if (isItem) {
      html += `${inList ? '' : '<ul>'}<li>${renderInline(block.slice(2))}</li>`;
    } else {
      const tag = block.startsWith('### ') ? 'h3' : block.startsWith('## ') ? 'h2' : 'p';
      html += `<${tag}>${renderInline(block.replace(/^#{2,3} /, ''))}</${tag}>`;
    }
    inList = isItem;
  }
  return inList ? `${html}</ul>` : html;
}

/** The most common British spellings in our prose, for jobs in the United States. */
const AMERICAN: [RegExp, string][] = [
  [/\b([Oo])rganis/g, '$1rganiz'],
  [/\b([Cc])entre/g, '$1enter'],
  [/\b([Nn])eighbour/g, '$1eighbor'],
  [/\b([Bb])ehaviour/g, '$1ehavior'],
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Ll])abour/g, '$1abor'],
  [/\b([Hh])umour/g, '$1umor'],
  [/\blicence/g, 'license'],
  [/\bLicence/g, 'License'],
  [/\b([Ll])orries\b/g, 'trucks'],
  [/\blorry\b/g, 'truck'],
  [/\bHGV Driver|Lorry Driver\b/g, 'Truck Driver'],
  [/\bmaths\b/g, 'math'],
  [/\bMaths\b/g, 'Math'],
  [/ounsellor/g, 'ounselor'],
  [/\b([Pp])rogramme/g, '$1rogram'],
  [/\b([Ff])ortnight\b/g, 'two weeks'],
  [/\bfortnightly/g, 'biweekly'],
  [/\bjudgement/g, 'judgment'],
  [/\bJudgement/g, 'Judgment'],
  [/\bprioritis/gi, 'prioritiz'],
  [/\bdigitis/g, 'digitiz'],
  [/\bmodularis/gi, 'modulariz'],
  [/\brecognised/g, 'recognized'],
  [/\bsynchronis/g, 'synchroniz'],
  [/\bauthoris/g, 'authoriz'],
  [/\bsummaris/g, 'summariz'],
  [/\b([Hh])aem/g, '$1em'],
  [/\benquir/g, 'inquir'],
  [/\bEnquir/g, 'Inquir'],
  [/\bkilometres/g, 'miles'],
  [/\bOrthopaedics/g, 'Orthopedics'],
  [/\bmobilise\b/gi, 'mobilize'],
  [/\bwhilst\b/g, 'while'],
  [/\banalyse\b/g, 'analyze'],
  [/\bAnalyse\b/g, 'Analyze'],
  [/\bTyres?\b/g, 'Tires'],
  [/\bstrategise/g, 'strategize'],
];

export function americanise(text: string): string {
  return AMERICAN.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}
