/** Before a click: a mouse comes, a finger goes down, the keyboard arrives. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download])') : null;

/**
 * Tells which links somebody may follow: those they turn to, of all links of the page, and those that
 * say so (`data-preload`) once they are in view.
 */
export const watchLinks = (
  page: Document,
  on: { mayFollow: (href: string) => void; follow: (href: string) => void },
): { look: () => void } => {
  for (const intent of INTENTS) {
    page.addEventListener(
      intent,
      (event) => {
        const link = linkOf(event);
        if (link) on.mayFollow(link.href);
      },
      { passive: true },
    );
  }
  page.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link) on.follow(link.href);
    },
    { capture: true },
  );

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      on.mayFollow((target as HTMLAnchorElement).href);
    }
  });
  return {
    /** Another page is shown. */
    look() {
      inView.disconnect();
      for (const link of page.querySelectorAll('a[data-preload]')) inView.observe(link);
    },
  };
};
