/** The first part of paths that no public page has: what belongs to one person, and what programs ask for. */
export const RESERVED_FOLDERS: readonly string[] = [
  ...['vendor-review', 'cv', 'referral', 'preview'],
  ...['misc', 'contractor', 'candidate', 'ops', 'hooks', 'cda', 'oembed'],
  ...['builds', 'assets', 'RSC', 'healthz', 'readyz'],
];

/** Whether a path may be that of a page which everybody is shown alike. Files have names with an ending. */
export const mayBePublicPage = (pathname: string): boolean =>
  !RESERVED_FOLDERS.includes(pathname.split('/', 2)[1] ?? '') && !/\.\w{2,5}$/.test(pathname);
