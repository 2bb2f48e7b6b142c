import type { Job } from '../../../../../src/contracts/job.ts';
import { trimEnd } from '../../../../../src/lib/trim-end.ts';
import { foldText } from '../../text.ts';

type Timeframe = NonNullable<Job['salaryTimeframe']>;

/** The pay that a visitor typed. */
export interface WantedPay {
  /** Both limits are per `timeframe`; at least one of `min` and `max` is set. */
  readonly min: number | null;
  readonly max: number | null;
  /**
   * ISO 4217 codes, most likely first if a symbol stands for several; empty if no currency was
   * named.
   */
  readonly currencies: readonly string[];
  readonly timeframe: Timeframe;
  readonly text: string;
  /** The query without the words about pay. */
  readonly rest: string;
}

/** The number of pay periods per year, as in the table salary_unit. */
export const PER_YEAR: Readonly<Record<Timeframe, number>> = {
  per_year: 1,
  per_month: 12,
  per_week: 52,
  per_day: 260,
  per_hour: 2080,
};

interface Token {
  /** The token's text, folded and without full stops. */
  readonly word: string;
  readonly at: number;
  readonly end: number;
  readonly number: number | undefined;
  /** Whether the number is written with a thousands separator. */
  readonly isParted: boolean;
}

const TOKEN =
  /\d+|年収|年俸|月給|月収|時給|日給|週給|以上|以下|未満|から|まで|(?:US|CA|AU|NZ|HK|[CASR])?\$|[a-zÀ-ɏ]+|[<>]=|\S/gi;
const THOUSANDS = /[.,'’\s]/;

/**
 * Parses the number that starts at a run of digits; it may consist of several runs: `45.000`.
 * @returns `last` is the index of the number's last run
 */
const numberAt = (text: string, runs: readonly RegExpExecArray[], at: number) => {
  const digits = (i: number) => (/^\d/.test(runs[i]?.[0] ?? '') ? (runs[i]?.[0] ?? '') : '');
  /** The digits after one separator or space. */
  const next = (i: number): [sign: string, digits: string, at: number] => {
    const end = (runs[i]?.index ?? 0) + digits(i).length;
    const behind = /\s/.test(text[end] ?? '') ? i + 1 : i + 2;
    return [text[end] ?? '', runs[behind]?.index === end + 1 ? digits(behind) : '', behind];
  };
  let last = at;
  let isParted = false;
  let integerPart = digits(at);
  for (;;) {
    const [sign, more, i] = next(last);
    if (digits(at).length <= 3 && more.length === 3 && THOUSANDS.test(sign)) {
      integerPart += more;
      isParted ||= sign.trim() !== '';
      last = i;
    } else if (last === at && more && more.length < 3 && (sign === '.' || sign === ',')) {
      return { last: i, isParted, value: Number(`${integerPart}.${more}`) };
    } else return { last, isParted, value: Number(integerPart) };
  }
};

const tokenize = (text: string): Token[] => {
  const runs = [...text.matchAll(TOKEN)];
  const tokens: Token[] = [];
  for (let i = 0; i < runs.length; i++) {
    const { 0: typed, index } = runs[i] as RegExpExecArray;
    const word = foldText(typed).replace('’', "'");
    if (/^\d/.test(typed)) {
      const { last, isParted, value } = numberAt(text, runs, i);
      const end = (runs[last]?.index ?? index) + (runs[last]?.[0].length ?? 0);
      tokens.push({ word, at: index, end, number: value, isParted });
      i = last;
    } else if (typed !== '.') {
      const end = index + typed.length;
      tokens.push({ word, at: index, end, number: undefined, isParted: false });
    }
  }
  return tokens;
};

const joinWords = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/** Builds a map from tokenized phrases to their meanings. */
const readWords = <T>(...lines: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(
    lines.flatMap(([meaning, words]) =>
      words.split(', ').map((word): [string, T] => [joinWords(tokenize(word)), meaning]),
    ),
  );

/**
 * A symbol shared by several currencies stands only for those with units of about the same value.
 */
const CURRENCIES = readWords(
  ['GBP', '£, gbp, pound, pounds, quid'],
  ['EUR', '€, eur, euro, euros'],
  ['USD CAD AUD NZD SGD', '$, dollar, dollars'],
  ['USD', 'us$, usd'],
  ['CAD', 'ca$, c$, cad'],
  ['AUD', 'au$, a$, aud'],
  ['NZD', 'nz$, nzd'],
  ['SGD', 's$, sgd'],
  ['HKD', 'hk$, hkd'],
  ['CHF', 'chf, sfr, franken'],
  ['JPY', '¥, ￥, 円, jpy, yen'],
  ['INR', '₹, inr, rs, rupees'],
  ['PLN', 'zł, pln'],
  ['SEK NOK DKK', 'kr, kronor, kroner'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
  ['BRL', 'r$, brl'],
);
/**
 * Ambiguous currency symbols and names. A small amount with one of these but no time unit is not
 * pay.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'pound',
  'pounds',
  'dollar',
  'dollars',
  'kr',
  'rs',
]);
/**
 * For each currency, the number of units worth about one euro or dollar. Omits currencies whose
 * unit is worth about that much.
 */
const SCALES: Readonly<Record<string, number>> = {
  JPY: 100,
  INR: 20,
  SEK: 10,
  NOK: 10,
  DKK: 10,
  HKD: 8,
  BRL: 5,
  PLN: 4,
};

/** Time units, which follow `per`, `an`, `/` or `im`. */
const TIMEFRAMES = readWords<Timeframe>(
  ['per_hour', 'hour, hr, h, stunde, std, heure, hora'],
  ['per_day', 'day, tag, jour, j, dia'],
  ['per_week', 'week, wk, woche, semaine, semana'],
  ['per_month', 'month, mo, mth, monat, mois, mes'],
  ['per_year', 'year, yr, y, annum, a, jahr, an, ano'],
);
const ADVERBS = readWords<Timeframe>(
  ['per_hour', 'hourly, ph, stündlich, horaire'],
  ['per_day', 'daily, pd, täglich, diario'],
  ['per_week', 'weekly, pw, wöchentlich, semanal'],
  ['per_month', 'monthly, pcm, monatlich, mensuel, mensuels, mensual, mensuales'],
  ['per_year', 'yearly, pa, p a, annually, annual, jährlich, annuel, annuels, anual, anuales'],
);
/** Words for pay that precede an amount. */
const KINDS_OF_PAY = readWords<Timeframe | undefined>(
  [
    undefined,
    'salary, pay, paying, wage, wages, earning, gehalt, lohn, verdienst, salaire, salario, sueldo',
  ],
  ['per_hour', 'stundenlohn, 時給'],
  ['per_day', 'tagessatz, tjm, 日給'],
  ['per_week', '週給'],
  ['per_month', 'monatsgehalt, monatslohn, 月給, 月収'],
  ['per_year', 'jahresgehalt, 年収, 年俸'],
);
const CONNECTORS: ReadonlySet<string> = new Set(
  "/ a an per p pro je die der im in par de l ' al la el por each every".split(' '),
);
const MAX_CONNECTORS = 4;

type Bound = 'min' | 'max';
const BOUNDS_BEFORE = readWords<Bound | undefined>(
  [
    'min',
    'over, above, from, more than, at least, min, minimum, minimum of, starting at, starting from, >, >=, ≥, +, around, about, circa, ca, ab, über, mehr als, mindestens, wenigstens, etwa, rund, plus de, à partir de, au moins, environ, más de, a partir de, desde, al menos, como mínimo, mínimo',
  ],
  [
    'max',
    "under, below, less than, up to, max, maximum, at most, <, <=, ≤, unter, weniger als, bis, bis zu, höchstens, maximal, moins de, jusqu'à, au plus, menos de, hasta, como máximo, máximo",
  ],
  [undefined, 'between, zwischen, entre'],
);
const BOUNDS_AFTER = readWords<Bound>(
  [
    'min',
    '+, or more, and up, and above, plus, minimum, min, oder mehr, et plus, ou plus, o más, 以上, から',
  ],
  ['max', 'or less, maximum, max, 以下, まで, 未満'],
);
const LONGEST_PHRASE = 3;
const BETWEEN_ENDS: ReadonlySet<string> = new Set('- – — 〜 ~ ～ to bis a and und et y'.split(' '));
/** Words that follow an amount and are irrelevant to the search. */
const FILLERS: ReadonlySet<string> = new Set(
  'gross net brutto netto brut bruts bruto brutos neto netos ote base basic salary'.split(' '),
);
const MULTIPLIERS = readWords(
  [1_000, 'k, tsd, mil, mille, 千'],
  [10_000, '万'],
  [100_000, 'lakh, lakhs, lpa'],
);

interface Phrase<T> {
  readonly meaning: T;
  /** The number of tokens. */
  readonly length: number;
}

/** Finds the longest phrase that either begins at a token or ends just before it. */
const phraseAt = <T>(
  phrases: ReadonlyMap<string, T>,
  tokens: readonly Token[],
  at: number,
  direction: 'behind' | 'before',
): Phrase<T> | undefined => {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const from = direction === 'behind' ? at : at - length;
    if (from < 0) continue;
    const part = tokens.slice(from, from + length);
    const key = joinWords(part);
    if (part.length === length && phrases.has(key))
      return { meaning: phrases.get(key) as T, length };
  }
  return undefined;
};

interface Amount {
  readonly value: number;
  readonly multiplier: number | undefined;
  readonly isParted: boolean;
  /** A key of `CURRENCIES`. */
  readonly currency: string | undefined;
  /** The index of the token after the amount. */
  readonly to: number;
}

/** Parses an amount: `£30`, `60k`, `45.000 €`, `600万円`. */
const amountAt = (tokens: readonly Token[], from: number): Amount | undefined => {
  const isCurrency = (at: number) => CURRENCIES.has(tokens[at]?.word ?? '');
  let at = from;
  let currency = isCurrency(at) ? tokens[at++]?.word : undefined;
  const number = tokens[at++];
  if (number?.number === undefined) return undefined;
  const unit = tokens[at]?.word ?? '';
  const multiplier = MULTIPLIERS.get(unit);
  if (multiplier !== undefined) at++;
  if (!currency && isCurrency(at)) currency = tokens[at++]?.word;
  if (unit === '万') currency ??= '円';
  if (unit === 'lpa') currency ??= 'inr';
  return {
    value: number.number * (multiplier ?? 1),
    multiplier,
    isParted: number.isParted,
    currency,
    to: at,
  };
};

/** Parses a time unit: `per hour`, `de l'heure`, `annually`. */
const timeframeAt = (
  tokens: readonly Token[],
  at: number,
  connectors = 0,
): Phrase<Timeframe> | undefined => {
  const word = tokens[at]?.word ?? '';
  if (connectors < MAX_CONNECTORS && CONNECTORS.has(word)) {
    const found = timeframeAt(tokens, at + 1, connectors + 1);
    if (found) return { ...found, length: found.length + 1 };
  }
  const behind = connectors > 0 ? TIMEFRAMES.get(word) : undefined;
  return behind ? { meaning: behind, length: 1 } : phraseAt(ADVERBS, tokens, at, 'behind');
};

const usualTimeframe = (value: number): Timeframe => {
  if (value < 200) return 'per_hour';
  if (value < 1_000) return 'per_day';
  return value < 10_000 ? 'per_month' : 'per_year';
};
/** Plausible pay per time unit, in euros or dollars. */
const USUAL: Readonly<Record<Timeframe, readonly [number, number]>> = {
  per_hour: [3, 1_000],
  per_day: [20, 10_000],
  per_week: [50, 50_000],
  per_month: [200, 100_000],
  per_year: [3_000, 5_000_000],
};
/** 401(k) is an American pension plan, not pay. */
const PLAN_401K = 401_000;

const isRound = (value: number) => value % 100 === 0;
const isJoined = (one: Token | undefined, next: Token | undefined): boolean =>
  one !== undefined && next !== undefined && one.end === next.at;
const isWordy = ({ word }: Token) => /^[a-zÀ-ɏ\d]/i.test(word);

/** Parses the pay whose amount begins at a token. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a grammar of amounts, in the order in which they are written.
const payAt = (q: string, tokens: readonly Token[], start: number): WantedPay | undefined => {
  const first = amountAt(tokens, start);
  if (!first) return undefined;

  const isRange = BETWEEN_ENDS.has(tokens[first.to]?.word ?? '');
  const second = isRange ? amountAt(tokens, first.to + 1) : undefined;
  const last = second ?? first;
  const sign = first.currency ?? last.currency;
  const multiplier = first.multiplier ?? last.multiplier;
  // In `80-100k`, both amounts are in thousands.
  const low =
    first.multiplier === undefined && first.value < 1_000
      ? first.value * (multiplier ?? 1)
      : first.value;

  let to = last.to;
  let stated: Timeframe | undefined;
  let bound: Bound | undefined;
  for (;;) {
    const unit: Phrase<Timeframe> | undefined = stated ? undefined : timeframeAt(tokens, to);
    const behind = bound ? undefined : phraseAt(BOUNDS_AFTER, tokens, to, 'behind');
    if (unit) stated = unit.meaning;
    else if (behind) bound = behind.meaning;
    else if (!FILLERS.has(tokens[to]?.word ?? '')) break;
    to += unit?.length ?? behind?.length ?? 1;
  }
  let from = start;
  const before = phraseAt(BOUNDS_BEFORE, tokens, from, 'before');
  from -= before?.length ?? 0;
  const isNamed = [':', 'of', 'von', 'de'].includes(tokens[from - 1]?.word ?? '') ? 1 : 0;
  const kind = phraseAt(KINDS_OF_PAY, tokens, from - isNamed, 'before');
  if (kind) from -= kind.length + isNamed;

  const opener = tokens[from - 1];
  // In `r-10517`, `b2b`, `c++17` and `60kx`, the number is part of another word.
  const isPart =
    (isJoined(opener, tokens[from]) &&
      opener &&
      (isWordy(opener) || '-./+#'.includes(opener.word))) ||
    (from !== start &&
      isJoined(tokens[start - 1], tokens[start]) &&
      isWordy(tokens[start - 1] as Token) &&
      !kind) ||
    (isJoined(tokens[to - 1], tokens[to]) && isWordy(tokens[to] as Token));
  if (isPart) return undefined;

  const isJapanese = kind && !/[a-z]/.test(tokens[from]?.word ?? 'a');
  const currencies = (CURRENCIES.get(sign ?? (isJapanese ? '円' : '')) ?? '')
    .split(' ')
    .filter(Boolean);
  const scale = SCALES[currencies[0] ?? ''] ?? 1;
  const high = last.value;
  const timeframe = stated ?? kind?.meaning ?? usualTimeframe(high / scale);
  const [least, most] = USUAL[timeframe];
  if (high / scale < least || high / scale > most || low <= 0) return undefined;
  const isStated = stated !== undefined || kind?.meaning !== undefined;
  const isPay =
    isStated ||
    (sign !== undefined && (!AMBIGUOUS.has(sign) || high >= 1_000)) ||
    (kind !== undefined && high >= 1_000) ||
    (multiplier !== undefined && high !== PLAN_401K && high >= 15_000) ||
    (multiplier !== undefined && (before || bound) && high >= 10_000) ||
    ((before ?? bound ?? second) !== undefined &&
      high >= 10_000 &&
      isRound(high) &&
      isRound(low)) ||
    (first.isParted && high >= 15_000);
  if (!isPay) return undefined;

  const direction = bound ?? before?.meaning ?? 'min';
  const ends = second
    ? [Math.min(low, high), Math.max(low, high)]
    : direction === 'min'
      ? [low, null]
      : [null, low];
  const head = trimEnd(q.slice(0, tokens[from]?.at), /[\s,;:(–-]/);
  const tail = q.slice(tokens[to - 1]?.end).replace(/^[\s.,;:)–-]+/, '');
  const [min = null, max = null] = ends;
  const text = q.slice(tokens[from]?.at, tokens[to - 1]?.end);
  return { min, max, currencies, timeframe, text, rest: [head, tail].filter(Boolean).join(' ') };
};

/** Parses pay in a query: `60k`, `£30 an hour`, `ab 45.000 €`, `時給1500円`. */
export const readPay = (q: string): WantedPay | undefined => {
  if (!/\d/.test(q)) return undefined;
  const tokens = tokenize(q);
  for (const at of tokens.keys()) {
    const pay = payAt(q, tokens, at);
    if (pay) return pay;
  }
  return undefined;
};
