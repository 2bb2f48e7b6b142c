import * as v from 'valibot';

/**
 * The requirements from Google's documentation on structured data. They were written from
 * https://developers.google.com/search/docs/appearance/structured-data (job-posting, breadcrumb,
 * organization, article) and https://schema.org, not from our code. Terms that are not listed fail.
 */

const text = v.pipe(v.string(), v.regex(/\S/, 'is empty'));
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'is not a web URL'));
const time = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
    'no date',
  ),
);
const amount = v.pipe(v.number(), v.minValue(1));
const oneOrMore = <S extends v.GenericSchema>(item: S) =>
  v.union([item, v.pipe(v.array(item), v.minLength(2, 'a list of one'))]);

const Address = v.strictObject({
  '@type': v.literal('PostalAddress'),
  addressLocality: v.optional(text),
  addressRegion: v.optional(v.pipe(text, v.regex(/^[A-Z0-9]{1,3}$/))),
  addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});

const Organization = v.strictObject({
  '@type': v.literal('Organization'),
  '@id': v.optional(url),
  name: text,
  url: v.optional(url),
  sameAs: v.optional(v.union([url, v.array(url)])),
  logo: v.optional(url),
  description: v.optional(text),
  email: v.optional(v.pipe(v.string(), v.email())),
  telephone: v.optional(text),
  mainEntityOfPage: v.optional(url),
  foundingDate: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  numberOfEmployees: v.optional(
    v.strictObject({
      '@type': v.literal('QuantitativeValue'),
      minValue: amount,
      maxValue: v.optional(amount),
    }),
  ),
  address: v.optional(v.pipe(v.array(Address), v.minLength(1))),
});

const JobPosting = v.pipe(
  v.strictObject({
    '@type': v.literal('JobPosting'),
    title: text,
    description: text,
    datePosted: time,
    validThrough: v.optional(time),
    employmentType: v.pipe(
      v.string(),
      v.regex(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/),
    ),
    hiringOrganization: v.union([v.literal('confidential'), Organization]),
    identifier: v.strictObject({
      '@type': v.literal('PropertyValue'),
      name: text,
      value: text,
    }),
    jobLocation: v.optional(
      oneOrMore(v.strictObject({ '@type': v.literal('Place'), address: Address })),
    ),
    jobLocationType: v.optional(v.literal('TELECOMMUTE')),
    applicantLocationRequirements: v.optional(
      oneOrMore(
        v.strictObject({
          '@type': v.literal('Country'),
          // Rejects country codes, which visitors would not recognise.
          name: v.pipe(text, v.minLength(3)),
        }),
      ),
    ),
    baseSalary: v.optional(
      v.strictObject({
        '@type': v.literal('MonetaryAmount'),
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        value: v.pipe(
          v.strictObject({
            '@type': v.literal('QuantitativeValue'),
            value: v.optional(amount),
            minValue: v.optional(amount),
            maxValue: v.optional(amount),
            unitText: v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
          }),
          v.check(
            ({ value, minValue, maxValue }) =>
              value === undefined
                ? (minValue ?? maxValue) !== undefined &&
                  (minValue ?? 0) <= (maxValue ?? Number.POSITIVE_INFINITY)
                : (minValue ?? maxValue) === undefined,
            'is neither an amount nor a range',
          ),
        ),
      }),
    ),
    skills: v.optional(text),
    totalJobOpenings: v.optional(v.pipe(amount, v.integer())),
    directApply: v.optional(v.literal(true)),
    url,
  }),
  v.check(
    ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      jobLocation !== undefined ||
      (jobLocationType !== undefined && applicantLocationRequirements !== undefined),
    'has neither a place nor countries to work from',
  ),
  v.check(
    ({ datePosted, validThrough }) =>
      !validThrough || Date.parse(validThrough) > Date.parse(datePosted),
    'ends before it begins',
  ),
  v.check(
    ({ title, description }) => description.replace(/<[^>]*>/g, '').trim() !== title.trim(),
    'describes nothing',
  ),
);

const BreadcrumbList = v.strictObject({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('ListItem'),
        position: v.number(),
        name: text,
        item: v.optional(url),
      }),
    ),
    v.minLength(2),
    v.check((steps) => steps.every(({ position }, i) => position === i + 1), 'is out of order'),
    v.check((steps) => steps.slice(0, -1).every(({ item }) => item), 'leads nowhere'),
  ),
});

const WebSite = v.strictObject({
  '@type': v.literal('WebSite'),
  name: text,
  url,
  publisher: v.strictObject({ '@id': url }),
  potentialAction: v.strictObject({
    '@type': v.literal('SearchAction'),
    target: v.strictObject({
      '@type': v.literal('EntryPoint'),
      urlTemplate: v.pipe(v.string(), v.includes('{search_term_string}')),
    }),
    'query-input': v.literal('required name=search_term_string'),
  }),
});

const BlogPosting = v.strictObject({
  '@type': v.literal('BlogPosting'),
  '@id': url,
  url,
  mainEntityOfPage: url,
  headline: text,
  description: text,
  datePublished: time,
  dateModified: time,
  image: v.pipe(v.array(url), v.minLength(1)),
  articleSection: v.optional(text),
  author: v.union([
    v.strictObject({ '@type': v.literal('Person'), name: text, jobTitle: v.optional(text) }),
    Organization,
  ]),
  publisher: Organization,
  wordCount: amount,
});

const FAQPage = v.strictObject({
  '@type': v.literal('FAQPage'),
  mainEntity: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('Question'),
        name: text,
        acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
      }),
    ),
    v.minLength(1),
  ),
});

const KINDS: Readonly<Record<string, v.GenericSchema>> = {
  JobPosting,
  BreadcrumbList,
  Organization,
  WebSite,
  BlogPosting,
  FAQPage,
};

/** Problems with a node in a page's graph: `jobLocation.address: …`. */
export const structuredDataProblems = (thing: { '@type'?: unknown }): string[] => {
  const schema = KINDS[String(thing['@type'])];
  if (!schema) return [`${thing['@type']} is not a type of this site`];
  const { issues = [] } = v.safeParse(schema, thing);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
};
