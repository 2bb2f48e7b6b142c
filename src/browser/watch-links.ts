/** A pointer that rests on a link for so long may mean it; one that sweeps over a list means none of it. */
const REST_MS = 65;

const LINK = 'a[href]:not([download], [rel~="nofollow"])';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

/**
 * Tells which links somebody may follow: those they turn to before a click (a mouse rests there, a finger
 * goes down, the keyboard arrives), and those that say so (`data-preload`) once they are in view.
 */
export const watchLinks = (page: Document, tell: (href: string) => void): void => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const mayFollow = (event: Event) => {
    const link = linkOf(event);
    if (link) tell(link.href);
  };
  page.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting);
      if (linkOf(event)) resting = setTimeout(() => mayFollow(event), REST_MS);
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
