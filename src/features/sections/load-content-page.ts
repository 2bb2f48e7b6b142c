import * as v from 'valibot';
import { findPageEntries } from '../../lib/content/find-page-entries.ts';
import { formatTitleFromPath } from '../../lib/content/format-title-from-path.ts';
import {
  type Picture,
  PictureSchema,
  reshapeEntry,
  TextSchema,
} from '../../lib/content/reshape-entry.ts';
import { type Section, SectionsSchema } from './reshape-sections.ts';

/** An editorial page made up of sections. */
export interface ContentPageData {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  readonly socialImage?: Picture;
  readonly isHidden: boolean;
}

/**
 * How many levels of links to resolve, from the page down to the entries embedded in its FAQ's
 * answers.
 */
const DEPTH = 4;

/**
 * Loads the content page for a path. Undefined if there is no entry for the path.
 * @throws ContentError if the content service does not respond
 */
export const loadContentPage = async (path: string): Promise<ContentPageData | undefined> => {
  const { items } = await findPageEntries({
    content_type: 'page',
    'fields.path': path,
    include: DEPTH,
    limit: 1,
  });
  const page = reshapeEntry(items[0], 'page', {
    // No field is required, so that a page with an invalid title is still shown.
    required: {},
    optional: {
      title: TextSchema,
      description: TextSchema,
      sections: SectionsSchema,
      socialImage: PictureSchema,
      noindex: v.boolean(),
    },
  });
  if (!page) return undefined;
  const {
    title = formatTitleFromPath(path),
    description = '',
    sections = [],
    socialImage,
    noindex = false,
  } = page;
  return { path, title, description, sections, socialImage, isHidden: noindex };
};
