import type { PageMeta } from '../contracts/wire.ts';
import type { SiteHref } from '../routes/hrefs.ts';
import { Link } from './link.tsx';

/** Lists the first page, the last page and the pages around the current one; 0 marks a gap. */
export const pagesAround = (current: number, last: number): number[] => {
  const wanted = [1, current - 1, current, current + 1, last].filter((n) => n >= 1 && n <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, i) => {
    const before = pages[i - 1] ?? 0;
    if (page - before <= 1) return [page];
    return page - before === 2 ? [page - 1, page] : [0, page];
  });
};

export const Pager = (props: {
  meta: PageMeta;
  href: (page: number) => SiteHref;
  label: string;
}) => {
  const { currentPage, lastPage } = props.meta;
  if (lastPage <= 1) return null;
  const link = (page: number, label: string, rel?: string) => (
    <Link to={props.href(page)} rel={rel} data-preload={rel === 'next' ? '' : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className="pager" aria-label={props.label}>
      {currentPage > 1 && link(Math.min(currentPage - 1, lastPage), 'Previous', 'prev')}
      {pagesAround(Math.min(currentPage, lastPage), lastPage).map((page, i) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to tell it apart.
          <span key={`gap-${i}`} className="pager-gap" aria-hidden="true">
            …
          </span>
        ) : page === currentPage ? (
          <span key={page} aria-current="page">
            <span className="visually-hidden">Page </span>
            {page}
          </span>
        ) : (
          <Link key={page} to={props.href(page)} aria-label={`Page ${page}`}>
            {page}
          </Link>
        ),
      )}
      {currentPage < lastPage && link(currentPage + 1, 'Next', 'next')}
    </nav>
  );
};
