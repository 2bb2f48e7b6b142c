import { pageRuleOf } from './page-rules.ts';
import { pagePathOf } from './page-view.ts';

/** A slash at the end, or slashes where one stands: the router is content with both. */
const SPARE_SLASH = /.\/$|\/\//;

/**
 * Where a page is that was asked for with slashes too many, its data too: else it would stand at many
 * addresses, and only one of them is kept. Begins with one slash, so that it never leads to another site.
 */
export const oneAddressOf = ({ pathname, search }: URL): string | undefined => {
  if (!SPARE_SLASH.test(pathname)) return undefined;
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return pageRuleOf(pagePathOf(path)) && path + search;
};
