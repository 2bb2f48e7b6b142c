import type { PageMeta, Paging } from '../../src/contracts/wire.ts';

/**
 * `links` and `meta` for a paged response. The links are relative to the request's URL and keep its
 * other parameters.
 */
export const describePage = (callUrl: URL, paging: Paging, total: number, reachable = total) => {
  const url = new URL(callUrl);
  const lastPage = Math.max(1, Math.ceil(reachable / paging.perPage));
  const link = (page: number) => {
    url.searchParams.set('page', String(page));
    return `${url.pathname}${url.search}`;
  };
  const meta: PageMeta = {
    currentPage: paging.page,
    lastPage,
    perPage: paging.perPage,
    total,
  };
  return {
    links: {
      first: link(1),
      prev: paging.page > 1 ? link(Math.min(paging.page - 1, lastPage)) : null,
      next: paging.page < lastPage ? link(paging.page + 1) : null,
      last: link(lastPage),
    },
    meta,
  };
};
