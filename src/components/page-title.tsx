import { loadFrame } from '../lib/content/site-frame.ts';

/** The title of a page that says nothing else of itself: nobody is to find it. */
export const PageTitle = async ({ title }: { title: string }) => (
  <>
    <title>{`${title} · ${(await loadFrame()).name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
