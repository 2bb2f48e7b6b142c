import * as v from 'valibot';
import { CONTACT_KINDS, listKeys, WORKPLACES } from '../../contracts/enums.ts';
import { reshapeCategory } from '../../lib/content/blog-posts.ts';
import {
  createEntrySchema,
  createRequiredListSchema,
  LinksSchema,
  PictureSchema,
  PicturesSchema,
  type Reshaped,
  reshapeEntry,
  reshapeLink,
  TextSchema,
} from '../../lib/content/reshape-entry.ts';
import { RichTextSchema } from '../../lib/content/rich-text/rich-text.ts';
import {
  CALL_TO_ACTION,
  reshapeTestimonial,
} from '../../lib/content/rich-text/rich-text-targets.ts';
import { isWireEntry } from '../../lib/content/wire-entry.ts';
import { ICONS } from './section-icon.tsx';

/**
 * The sections that editors combine into pages. Each section is an entry in the content service,
 * and each section type is a content type.
 */

const heading = { heading: TextSchema };
const lead = { lead: TextSchema };
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

const reshapeItem = (entry: unknown) =>
  reshapeEntry(entry, 'item', {
    required: { title: TextSchema, text: TextSchema },
    optional: { icon: v.picklist(listKeys(ICONS)), link: createEntrySchema(reshapeLink) },
  });
export type Item = NonNullable<ReturnType<typeof reshapeItem>>;

export type Testimonial = NonNullable<ReturnType<typeof reshapeTestimonial>>;

/** Figures that are computed when the page is rendered. */
export const LIVE_FIGURES = ['openJobs', 'remoteJobs', 'employers'] as const;

const reshapeStat = (entry: unknown) =>
  reshapeEntry(entry, 'stat', {
    required: { label: TextSchema },
    optional: { value: TextSchema, live: v.picklist(LIVE_FIGURES), note: TextSchema },
  });
export type Stat = NonNullable<ReturnType<typeof reshapeStat>>;

const reshapeQuestion = (entry: unknown) =>
  reshapeEntry(entry, 'question', {
    required: { question: TextSchema, answer: RichTextSchema },
    optional: {},
  });

/** The fields of each section type. */
const SECTIONS = {
  hero: {
    required: heading,
    optional: {
      ...lead,
      eyebrow: TextSchema,
      image: PictureSchema,
      actions: LinksSchema,
      jobSearch: v.boolean(),
    },
  },
  features: {
    required: { ...heading, items: createRequiredListSchema(reshapeItem) },
    optional: { ...lead, image: PictureSchema },
  },
  steps: { required: { ...heading, items: createRequiredListSchema(reshapeItem) }, optional: lead },
  testimonials: {
    required: { ...heading, items: createRequiredListSchema(reshapeTestimonial) },
    optional: {},
  },
  logos: { required: { ...heading, logos: PicturesSchema }, optional: lead },
  stats: { required: { ...heading, items: createRequiredListSchema(reshapeStat) }, optional: lead },
  faq: {
    required: { ...heading, items: createRequiredListSchema(reshapeQuestion) },
    optional: lead,
  },
  plans: { required: heading, optional: { ...lead, note: TextSchema } },
  callToAction: CALL_TO_ACTION,
  contactForm: {
    required: { ...heading, kind: v.picklist(listKeys(CONTACT_KINDS)) },
    optional: { ...lead, service: TextSchema },
  },
  liveJobs: {
    required: heading,
    optional: {
      ...lead,
      category: v.array(TextSchema),
      workplace: v.picklist(listKeys(WORKPLACES)),
      search: TextSchema,
      limit: count(20),
      linkLabel: TextSchema,
    },
  },
  jobCategories: { required: heading, optional: lead },
  employers: { required: heading, optional: { ...lead, limit: count(24) } },
  prose: { required: { body: RichTextSchema }, optional: heading },
  latestPosts: {
    required: heading,
    optional: { ...lead, category: createEntrySchema(reshapeCategory), limit: count(12) },
  },
} as const;

/** A union over all types, because TypeScript cannot correlate a type with its fields. */
type SectionFields = Parameters<typeof reshapeEntry>[2];

type SectionType = keyof typeof SECTIONS;

/** A section of one type, with links resolved and invalid values removed. */
export type SectionByType<T extends SectionType> = { readonly type: T } & Reshaped<
  (typeof SECTIONS)[T]['required'],
  (typeof SECTIONS)[T]['optional']
>;

export type Section = { [T in SectionType]: SectionByType<T> }[SectionType];

const isSectionType = (type: string): type is SectionType => Object.hasOwn(SECTIONS, type);

/** Converts an entry to a section. Undefined if the section type is unknown, which is logged. */
export const reshapeSection = (entry: unknown): Section | undefined => {
  // A link is unresolved if its entry is unpublished or deleted.
  if (!isWireEntry(entry)) return undefined;
  const type = entry.sys.contentType.sys.id;
  if (isSectionType(type)) {
    const fields = reshapeEntry(entry, type, SECTIONS[type] as SectionFields);
    return fields && ({ type, ...fields } as Section);
  }
  console.warn(`Content: ${type} ${entry.sys.id} cannot be used as a page section.`);
  return undefined;
};

/**
 * Unlike other lists, the list of sections may contain the same entry twice, such as a call to
 * action at both the top and the bottom of a page.
 */
export const SectionsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => entries.map(reshapeSection).filter((section) => section !== undefined)),
);
