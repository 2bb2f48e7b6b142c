import * as v from 'valibot';
import { getRuntime, type Runtime } from '../runtime.ts';
import { SITE } from '../site.ts';
import { type BrandColors, readableColors } from './brand/brand-colors.ts';
import { createContentMemory, type ReadOptions } from './content-memory.ts';
import type { ContentSource } from './content-source.ts';
import { degradePage } from './degrade-page.ts';
import { findEntriesIn } from './find-entries.ts';
import {
  type ContentLink,
  createEntrySchema,
  createListSchema,
  LinksSchema,
  type Picture,
  PictureSchema,
  reshapeEntry,
  TextSchema,
} from './reshape-entry.ts';

export interface Menu {
  readonly title: string;
  readonly links: readonly ContentLink[];
}

/** The settings and menus that surround every page. */
export interface SiteFrame {
  readonly name: string;
  /** The part of the site's name that is highlighted in the wordmark. */
  readonly nameHighlight?: string;
  readonly tagline: string;
  readonly description?: string;
  readonly logo?: Picture;
  readonly socialImage?: Picture;
  readonly colors: BrandColors;
  readonly email: string;
  readonly phone?: string;
  readonly address?: string;
  /** The maximum number of working days until an applicant gets an answer. */
  readonly answerDays: number;
  readonly mainMenu: Menu;
  readonly accountMenu: Menu;
  readonly footerMenus: readonly Menu[];
  readonly legalMenu?: Menu;
  readonly socialLinks: readonly ContentLink[];
}

const link = (label: string, url: string): ContentLink => ({ id: url, label, url });

/**
 * The frame used until the content service responds. Its values also replace any missing settings.
 */
export const DEFAULT_FRAME: SiteFrame = Object.freeze({
  name: SITE.name,
  nameHighlight: SITE.nameHighlight,
  tagline: SITE.tagline,
  email: SITE.email,
  answerDays: SITE.answerDays,
  colors: {},
  mainMenu: {
    title: 'Main',
    links: [link('Jobs', '/jobs'), link('Employers', '/companies'), link('Browse', '/all-jobs')],
  },
  accountMenu: {
    title: 'For you',
    links: [link('Your applications', '/cv'), link('For employers', '/contact?for=employer')],
  },
  footerMenus: [
    {
      title: 'Find work',
      links: [
        link('Search jobs', '/jobs'),
        link('All jobs by category and location', '/all-jobs'),
        link('Employers', '/companies'),
      ],
    },
    { title: 'Get in touch', links: [link('Contact', '/contact')] },
  ],
  socialLinks: [],
});

const reshapeMenu = (entry: unknown): Menu | undefined =>
  reshapeEntry(entry, 'menu', {
    required: { title: TextSchema, links: LinksSchema },
    optional: {},
  });

const ColorSchema = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #e6f24b'),
);

const DaysSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

const reshapeSettings = (entry: unknown): SiteFrame | undefined => {
  const settings = reshapeEntry(entry, 'siteSettings', {
    // All fields are optional, because a broken required field would discard the menus as well.
    required: {},
    optional: {
      name: TextSchema,
      email: v.pipe(TextSchema, v.email('is not an email address')),
      nameHighlight: TextSchema,
      tagline: TextSchema,
      description: TextSchema,
      logo: PictureSchema,
      socialImage: PictureSchema,
      markerColor: ColorSchema,
      inkColor: ColorSchema,
      phone: TextSchema,
      address: TextSchema,
      answerDays: DaysSchema,
      mainMenu: createEntrySchema(reshapeMenu),
      accountMenu: createEntrySchema(reshapeMenu),
      footerMenus: createListSchema(reshapeMenu),
      legalMenu: createEntrySchema(reshapeMenu),
      socialLinks: LinksSchema,
    },
  });
  if (!settings) return undefined;
  const { markerColor, inkColor, name, email, ...rest } = settings;
  if (!name || !email) {
    const lacking = [!name && 'name', !email && 'email'].filter(Boolean).join(' or ');
    console.warn(`Content: siteSettings ${rest.id} has no ${lacking}; using the default.`);
  }
  const { colors, problems } = readableColors({ markerColor, inkColor });
  if (problems.length > 0)
    console.warn(`Content: siteSettings ${rest.id}: ${problems.join(', ')}.`);
  return {
    ...rest,
    ...(name ? { name } : { name: DEFAULT_FRAME.name, nameHighlight: DEFAULT_FRAME.nameHighlight }),
    email: email ?? DEFAULT_FRAME.email,
    colors,
    answerDays: rest.answerDays ?? DEFAULT_FRAME.answerDays,
    tagline: rest.tagline ?? '',
    mainMenu: rest.mainMenu ?? DEFAULT_FRAME.mainMenu,
    accountMenu: rest.accountMenu ?? DEFAULT_FRAME.accountMenu,
    footerMenus: rest.footerMenus ?? DEFAULT_FRAME.footerMenus,
    socialLinks: rest.socialLinks ?? [],
  };
};

/** The most recently read frame, and its JSON. */
let last = { frame: DEFAULT_FRAME, text: '' };

/**
 * Returns the same object for equal settings, because rendered markup is cached by object identity.
 */
const storeFrame = (frame = DEFAULT_FRAME): SiteFrame => {
  const text = JSON.stringify(frame);
  if (text !== last.text) last = { frame: Object.freeze(frame), text };
  return last.frame;
};

interface StoredFrame {
  readonly frame: SiteFrame;
  readonly tags: readonly string[];
  readonly isStale: boolean;
}

/** The default frame, stored until the service first responds. */
const UNKNOWN: StoredFrame = { frame: DEFAULT_FRAME, tags: [], isStale: true };

const memory = createContentMemory<StoredFrame>({
  name: 'the site settings',
  fallback: UNKNOWN,
  async read(source) {
    const { items, tags, isStale } = await findEntriesIn(source, {
      content_type: 'siteSettings',
      include: 3,
      limit: 1,
    });
    return { frame: storeFrame(reshapeSettings(items[0])), tags, isStale };
  },
});

/**
 * Discards a content source's stored frame if one of the tags affects it, or if no tags are given.
 */
export const deleteFrame = (source: ContentSource, tags?: readonly string[]): void => {
  const own = memory.known(source)?.tags ?? [];
  // If no tags are stored, a read that began before the change may be pending. Its result is
  // discarded.
  const isTouched = !tags || own.length === 0 || own.some((tag) => tags.includes(tag));
  if (isTouched) memory.forget(source);
};

/**
 * A source's frame, for use outside page renders: the most recently read one, or the default. Never
 * rejects.
 */
export const readFrame = async (source: ContentSource, options?: ReadOptions): Promise<SiteFrame> =>
  (await memory.read(source, options)).frame;

const getKnownFrame = (known: StoredFrame | undefined): SiteFrame | undefined =>
  known === UNKNOWN ? undefined : known?.frame;

/**
 * Like `readFrame`, but undefined until the service has responded. For output that cannot be
 * corrected later, such as emails.
 */
export const readFrameIfLoaded = async (source: ContentSource): Promise<SiteFrame | undefined> =>
  getKnownFrame(await memory.read(source));

/**
 * The header, footer and head of a page all load the frame, so they share one promise per request.
 * workerd forbids sharing promises across requests.
 */
const underWay = new WeakMap<Runtime, Promise<StoredFrame>>();

/**
 * The frame for the page being rendered. If the service is failing, this is the most recently read
 * frame or the default.
 */
export const loadFrame = async (): Promise<SiteFrame> => {
  const runtime = getRuntime();
  let read = underWay.get(runtime);
  if (!read) {
    // In a preview, editors expect to see changes that they have just made.
    if (runtime.isPreview) deleteFrame(runtime.content);
    read = memory.readForPage(runtime.content);
    underWay.set(runtime, read);
  }
  const { frame, tags, isStale } = await read;
  if (isStale) degradePage('incomplete');
  for (const tag of tags) runtime.cacheTags.add(tag);
  return frame;
};
