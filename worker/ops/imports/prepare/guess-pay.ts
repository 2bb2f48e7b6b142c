/** Pay that a text states. Amounts in whole units of the currency. */
export interface Pay {
  /** The words that state it. */
  readonly text: string;
  readonly salaryMin: number;
  readonly salaryMax: number;
  readonly salaryCurrency: string;
  readonly salaryTimeframe: string;
}

/** Signs that stand for one currency only. `$`, `kr` and `¥` do not. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₪': 'ILS',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  R$: 'BRL',
  zł: 'PLN',
};
const CODES = 'USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|INR|SGD|HKD|JPY|ILS|BRL|ZAR|MXN';

const UNIT = String.raw`(?:${CODES}|(?:US|CA|AU|NZ|HK|[CASR])?\$|[€£₹₪]|zł)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+|\d{2,7}`;
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${UNIT})?\s?(${AMOUNT})(k)?\s?(${UNIT})?\s?(?:-|–|—|to|bis|and|und|à)\s?(${UNIT})?\s?(${AMOUNT})(k)?(?![\d.,]\d|\d|%)\s?(${UNIT})?(?!\p{L})\s?(${CODES})?`,
  'giu',
);

const PERIODS: readonly (readonly [timeframe: string, words: RegExp, min: number, max: number])[] =
  [
    [
      'per_year',
      /\b(?:per|a|each) ?(?:year|annum)|\/ ?(?:year|yr)\b|\bp\.? ?a\.?(?!\p{L})|\bannual(?:ly)?\b|\byearly\b|\bpro Jahr\b|\bjährlich|\bJahresgehalt|\bbrut(?:to)?\/Jahr|\bpar an\b/iu,
      10_000,
      2_000_000,
    ],
    [
      'per_month',
      /\b(?:per|a|each) month\b|\/ ?(?:month|mo)\b|\bmonthly\b|\bpro Monat\b|\bmonatlich|\bMonatsgehalt|\bpar mois\b/iu,
      400,
      100_000,
    ],
    [
      'per_hour',
      /\b(?:per|an|each) hour\b|\/ ?(?:hour|hr|h)\b|\bhourly\b|\bpro Stunde\b|\bStundenlohn|\bde l’heure\b/iu,
      4,
      1_000,
    ],
    ['per_day', /\b(?:per|a|each) day\b|\/ ?day\b|\bdaily rate\b|\bTagessatz/iu, 50, 10_000],
  ];

/** How far before or after an amount its period may be. */
const NEAR = 60;
/** Wider ranges are no pay, or that of several jobs. */
const RATIO_MAX = 3;

const readAmount = (digits: string, thousands: string | undefined): number =>
  Number(digits.replace(/\D/g, '')) * (thousands ? 1_000 : 1);

const readUnit = (units: readonly (string | undefined)[]): string | undefined => {
  const given = units.flatMap((unit) => unit ?? []);
  const codes = new Set(
    given.flatMap((unit) => (/^[A-Z]{3}$/i.test(unit) ? unit.toUpperCase() : (SIGNS[unit] ?? []))),
  );
  return codes.size === 1 ? [...codes][0] : undefined;
};

const readPeriod = (text: string, from: number, to: number) => {
  const found = (words: string) => PERIODS.filter(([, pattern]) => pattern.test(words));
  const after = found(text.slice(to, to + NEAR));
  const near = after.length > 0 ? after : found(text.slice(Math.max(0, from - NEAR), from));
  return near.length === 1 ? near[0] : undefined;
};

/**
 * Finds the pay that a plain text states, if that is certain: one range of plausible amounts with a
 * currency and a period. Several different ranges, as of towns or levels, are not certain.
 */
export const guessPay = (text: string): Pay | undefined => {
  const found = [...text.matchAll(RANGE)].flatMap((match): Pay[] => {
    const [all, before, low = '', lowK, middle, unit, high = '', highK, after, code] = match;
    const salaryCurrency = readUnit([before, middle, unit, after, code]);
    const period = readPeriod(text, match.index, match.index + all.length);
    if (!salaryCurrency || !period) return [];
    const [salaryTimeframe, , min, max] = period;
    const [salaryMin, salaryMax] = [readAmount(low, lowK ?? highK), readAmount(high, highK)];
    const isPlausible =
      salaryMin >= min &&
      salaryMax <= max &&
      salaryMin < salaryMax &&
      salaryMax <= salaryMin * RATIO_MAX;
    return isPlausible
      ? [{ text: all.trim(), salaryMin, salaryMax, salaryCurrency, salaryTimeframe }]
      : [];
  });
  const [pay] = found;
  const key = ({ text: _, ...fields }: Pay) => JSON.stringify(fields);
  return pay && found.every((one) => key(one) === key(pay)) ? pay : undefined;
};
