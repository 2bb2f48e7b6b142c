import * as v from 'valibot';
import { findEntries } from '../../lib/content/find-entries.ts';
import {
  type Picture,
  PictureSchema,
  reshapeEntry,
  TextSchema,
} from '../../lib/content/reshape-entry.ts';
import { titleOfPath } from '../../lib/content/title-of-path.ts';
import { type Section, SectionsSchema } from './reshape-sections.ts';

/** A page that editors make of sections. */
export interface ContentPageData {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  readonly socialImage?: Picture;
  readonly isHidden: boolean;
}

/** From the page to what the answers of its questions embed. */
const DEPTH = 4;

/**
 * The content page of a path; undefined where editors made none.
 * @throws ContentError where the content service does not answer
 */
export const loadContentPage = async (path: string): Promise<ContentPageData | undefined> => {
  const { items } = await findEntries({
    content_type: 'page',
    'fields.path': path,
    include: DEPTH,
    limit: 1,
  });
  const page = reshapeEntry(items[0], 'page', {
    // There is a page, whatever became of its title.
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
    title = titleOfPath(path),
    description = '',
    sections = [],
    socialImage,
    noindex = false,
  } = page;
  return { path, title, description, sections, socialImage, isHidden: noindex };
};
