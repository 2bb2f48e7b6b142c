/*
 * Extracts a job's facts from its page and from its structured data in the same form, so that they
 * can be compared. Google's terms are repeated here on purpose.
 */

const TYPES: Readonly<Record<string, string>> = {
  'Full time': 'FULL_TIME',
  'Part time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Volunteer: 'VOLUNTEER',
  Other: 'OTHER',
};

/** The facts that both the page and its structured data contain. */
export interface JobFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** A date without a time. */
  readonly posted: string;
  /** ISO 8601. */
  readonly ends?: string;
  readonly type?: string;
  readonly employer: string;
  /** A path on this site. */
  readonly employerPage?: string;
  readonly number: string;
  /** `Berlin, Germany; Bonn, Germany`, or `Germany, France` for a remote job without a place. */
  readonly where: string;
  readonly isRemote: boolean;
  /** `Germany, France` for a remote job with a place. */
  readonly workFrom: string;
  readonly pay?: {
    readonly from?: number;
    readonly to?: number;
    readonly per?: string;
    readonly currency: string;
  };
  readonly skills: readonly string[];
  readonly openings: number;
  readonly isAppliedForHere: boolean;
}

const unescapeHtml = (text: string) =>
  text
    .replace(/<!--.*?-->/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const extractText = (html = '') => unescapeHtml(html.replace(/<[^>]*>/g, '')).trim();

const parseNumber = (text: string) => Number(text.replace(/\D/g, ''));

/** Currency signs used only in the country of the currency. */
const NATIONAL_SIGNS: Readonly<Record<string, string>> = { KES: 'Ksh' };

/** Parses `From €10 per hour` and `48.000 – 55.000 € per year`. */
const parsePay = (text: string, currency: string): JobFacts['pay'] => {
  const [sums = '', per = ''] = text.split(/ per /);
  const [first = '', second] = sums.split(' – ');
  const amount = parseNumber(first);
  const signs = (['code', 'symbol', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? '',
  );
  return {
    ...(!sums.startsWith('Up to') && { from: amount }),
    ...(second ? { to: parseNumber(second) } : !sums.startsWith('From') && { to: amount }),
    per: per.toUpperCase(),
    currency: [...signs, NATIONAL_SIGNS[currency] ?? currency].some((sign) => sums.includes(sign))
      ? currency
      : sums,
  };
};

/**
 * @param html the document
 * @param currency the currency whose sign is expected
 */
export const readPageFacts = (html: string, currency: string): JobFacts => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</article>'));
  const facts = Object.fromEntries(
    [...main.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
      extractText(name),
      value,
    ]),
  );
  const readFact = (name: string) => extractText(facts[name]);
  const lead = main.match(/<p class="lead[^"]*"[^>]*><span[^>]*>(.*?)<\/span>/s)?.[1] ?? '';
  const canonical = unescapeHtml(html.match(/<link rel="canonical" href="(.*?)"/)?.[1] ?? '');
  const fid = new URL(canonical).pathname.split('/')[2] ?? '';
  return {
    title: extractText(main.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]),
    description: main.match(/<div class="prose"[^>]*>(.*?)<\/div>/s)?.[1] ?? '',
    url: canonical,
    posted: facts.Published?.match(/dateTime="(.*?)"/i)?.[1] ?? '',
    ends: facts['Apply by']?.match(/dateTime="(.*?)"/i)?.[1],
    type: TYPES[readFact('Employment')],
    employer: extractText(lead),
    employerPage: lead.match(/href="(.*?)"/)?.[1],
    number: readFact('Reference') || fid,
    // `CO` in `Denver, CO, United States` is a separate property in the structured data.
    where: readFact('Place').replace(/, [A-Z]{2,3}(?=, )/g, ''),
    isRemote: readFact('Workplace') === 'Remote',
    workFrom: readFact('Work from'),
    pay: facts.Salary ? parsePay(readFact('Salary'), currency) : undefined,
    skills: [...main.matchAll(/<a class="chip"[^>]*>(.*?)<\/a>/gs)].map(([, name]) =>
      extractText(name),
    ),
    openings: facts.Openings ? parseNumber(readFact('Openings')) : 1,
    isAppliedForHere: html.includes(`action="/misc/jobs/${fid}/apply#apply"`),
  };
};

interface Place {
  readonly address: { readonly addressLocality?: string; readonly addressCountry: string };
}
interface Country {
  readonly name: string;
}

/** A JobPosting; `structuredDataProblems` checks its terms. */
export interface Posting {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly datePosted: string;
  readonly validThrough?: string;
  readonly employmentType: string;
  /** A plain string for a hidden employer. */
  readonly hiringOrganization: { readonly name?: string; readonly url?: string };
  readonly identifier: { readonly value: string };
  readonly jobLocation?: Place | readonly Place[];
  readonly jobLocationType?: string;
  readonly applicantLocationRequirements?: Country | readonly Country[];
  readonly baseSalary?: {
    readonly currency: string;
    readonly value: {
      readonly value?: number;
      readonly minValue?: number;
      readonly maxValue?: number;
      readonly unitText: string;
    };
  };
  readonly skills?: string;
  readonly totalJobOpenings?: number;
  readonly directApply?: boolean;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const readMarkupPay = ({
  currency,
  value: pay,
}: NonNullable<Posting['baseSalary']>): JobFacts['pay'] => {
  const { value, minValue: from = value, maxValue: to = value, unitText: per } = pay;
  return { ...(from && { from }), ...(to && { to }), per, currency };
};

export const readMarkupFacts = (posting: Posting): JobFacts => {
  const { hiringOrganization, jobLocation = [], applicantLocationRequirements = [] } = posting;
  const { name = 'Confidential employer', url } = hiringOrganization;
  const places = [jobLocation].flat().map(({ address }) => {
    const country = countryNames.of(address.addressCountry);
    return [address.addressLocality, country].filter(Boolean).join(', ');
  });
  const countries = [applicantLocationRequirements].flat().map((country) => country.name);
  return {
    title: posting.title,
    description: posting.description,
    url: posting.url,
    posted: posting.datePosted.slice(0, '2026-01-01'.length),
    ends: posting.validThrough,
    type: posting.employmentType,
    employer: name,
    employerPage: url && new URL(url).pathname,
    number: posting.identifier.value,
    where: places.join('; ') || countries.join(', '),
    isRemote: posting.jobLocationType === 'TELECOMMUTE',
    workFrom: places.length > 0 ? countries.join(', ') : '',
    pay: posting.baseSalary && readMarkupPay(posting.baseSalary),
    skills: posting.skills?.split(', ') ?? [],
    openings: posting.totalJobOpenings ?? 1,
    isAppliedForHere: posting.directApply === true,
  };
};
