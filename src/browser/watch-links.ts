/**
 * If the pointer rests on a link for this long, rather than merely passing over it, a click is
 * likely.
 */
const REST_MS = 65;

const LINK = 'a[href]:not([download], [rel~="nofollow"])';

const findLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

/**
 * Reports links that the visitor is likely to follow: links that the mouse rests on, links that are
 * touched or focused, and links with `data-preload` once they are in view.
 */
export const watchLinks = (page: Document, tell: (href: string) => void): void => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const mayFollow = (event: Event) => {
    const link = findLink(event);
    if (link) tell(link.href);
  };
  page.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting);
      if (findLink(event)) resting = setTimeout(() => mayFollow(event), REST_MS);
    },
    { passive: true },
  );
  page.addEventListener('touchstart', mayFollow, { passive: true });
  page.addEventListener('focusin', mayFollow);
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      tell((target as HTMLAnchorElement).href);
    }
  });
  for (const link of page.querySelectorAll('a[data-preload]')) inView.observe(link);
};
