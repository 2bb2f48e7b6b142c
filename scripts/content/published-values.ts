import type { Space } from '../../worker/content/space.ts';
import { isPublished } from './problem.ts';

/** The values of a field in all published entries of a type, in the default locale. */
export type PublishedValues = (type: string, field: string) => readonly unknown[];

export const publishedValues = (space: Space): PublishedValues => {
  const locale = space.locales.find((one) => one.default)?.code ?? '';
  return (type, field) =>
    space.entries
      .filter((entry) => entry.sys.contentType?.sys.id === type && isPublished(entry))
      .map((entry) => entry.fields[field]?.[locale]);
};
