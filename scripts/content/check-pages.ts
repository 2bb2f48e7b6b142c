import { normalizePath } from '../../src/lib/content/redirects.ts';
import { isEditorsPath } from '../../src/routes/hrefs.ts';
import type { ExportedRecord, Space } from '../../worker/content/space.ts';
import { isPublished, type Problem, recordName } from './problem.ts';
import { publishedValues } from './published-values.ts';
import { createPathMatcher, type SitePaths } from './site-paths.ts';

/**
 * Checks the content types that this site interprets: reports pages that it cannot show, and
 * redirects that have no effect.
 */
export const checkPages = (space: Space, site: SitePaths): Problem[] => {
  const locale = space.locales.find((one) => one.default)?.code ?? '';
  const hasPath = createPathMatcher(publishedValues(space), site);
  const published = (type: string) =>
    space.entries.filter((entry) => entry.sys.contentType?.sys.id === type && isPublished(entry));
  const readText = (entry: ExportedRecord, field: string) =>
    String(entry.fields[field]?.[locale] ?? '');
  const problem = (entry: ExportedRecord, field: string, message: string | false) =>
    message ? [{ record: recordName(entry), field, message }] : [];

  const pages = published('page').flatMap((page) => {
    const path = readText(page, 'path');
    const sections = page.fields.sections?.[locale];
    return [
      ...problem(
        page,
        'path',
        !site.hasRoute(path) && !isEditorsPath(path) && `${path} is not a page on this site`,
      ),
      ...problem(page, 'sections', !(sections as unknown[])?.length && 'is empty'),
    ];
  });

  const redirects = published('redirect');
  const old = redirects.flatMap((redirect, at) => {
    const from = readText(redirect, 'from');
    const first = redirects.findIndex(
      (one) => normalizePath(readText(one, 'from')) === normalizePath(from),
    );
    return [
      ...problem(
        redirect,
        'from',
        hasPath(from) && `${from} still exists, so the redirect has no effect`,
      ),
      ...problem(redirect, 'from', first < at && `${from} already has a redirect`),
    ];
  });

  const [, ...settings] = published('siteSettings');
  return [
    ...pages,
    ...old,
    ...settings.flatMap((one) => problem(one, 'sys', 'only one entry of this type is allowed')),
  ];
};
