/** The path of Waku's payload of a page. */
const PAYLOAD_PATH = /^\/RSC\/R(\/.+)\.txt$/;

/**
 * Appended to a page's path, it is the path of the page as data (docs/specification.md, row 7.15).
 */
export const PAGE_PAYLOAD = '/_payload.json';

/** Whether a path is that of a page as data, whether or not the page exists. */
export const isPagePayload = (pathname: string): boolean => pathname.endsWith(PAGE_PAYLOAD);

/** Whether a path is that of the payload that Waku's router reads. */
export const isRouterPayload = (pathname: string): boolean => PAYLOAD_PATH.test(pathname);

/** The page's own path, given the path of the page or of either of its payloads. */
export const parsePagePath = (pathname: string): string => {
  if (isPagePayload(pathname)) return pathname.slice(0, -PAGE_PAYLOAD.length) || '/';
  const path = PAYLOAD_PATH.exec(pathname)?.[1];
  if (!path) return pathname;
  return path === '/_root' ? '/' : path;
};
