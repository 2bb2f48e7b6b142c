import { DESCRIPTION_MAX_LENGTH } from '../../../../src/contracts/import-records.ts';
import { cleanRichText, HtmlTooDeepError } from '../../../backend/rich-text.ts';
import {
  cutHtml,
  cutTitle,
  decodeEntities,
  markParagraphs,
  removeTags,
  unescapeHtml,
} from './clean-text.ts';
import type { Draft } from './draft.ts';

const cleanTitle = (draft: Draft): void => {
  if (!draft.has('title')) return;
  const given = draft.text('title');
  const decoded = removeTags(decodeEntities(given)).replace(/\s+/g, ' ').trim();
  if (decoded !== given.replace(/\s+/g, ' ')) {
    draft.set('title', decoded, 'title without entities and tags', given);
  } else draft.row.title = decoded;
  const title = cutTitle(decoded);
  if (title === decoded) return;
  draft.row.title = title;
  draft.cut('title', decoded.length, title.length);
};

/** The description without markup that has no meaning, such as styles, which may be most of it. */
const simplify = (html: string): string | undefined => {
  try {
    return cleanRichText(html).html;
  } catch (error) {
    // The check of the row reports this.
    if (error instanceof HtmlTooDeepError) return undefined;
    throw error;
  }
};

const cleanDescription = (draft: Draft): void => {
  if (!draft.has('descriptionHtml')) return;
  const given = draft.text('descriptionHtml');
  const html = unescapeHtml(given);
  if (html !== given) draft.set('descriptionHtml', html, 'description unescaped', given);
  const marked = markParagraphs(html);
  const simple = marked.length > DESCRIPTION_MAX_LENGTH ? simplify(marked) : undefined;
  const cut = simple && cutHtml(simple, DESCRIPTION_MAX_LENGTH);
  draft.row.descriptionHtml = cut ?? marked;
  if (simple && cut !== simple) draft.cut('descriptionHtml', simple.length, cut?.length ?? 0);
};

/** Cleans the texts of a row, and cuts those that are too long. */
export const cleanTexts = (draft: Draft): void => {
  cleanTitle(draft);
  cleanDescription(draft);
};
