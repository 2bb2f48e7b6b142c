import { loadFrame } from '../lib/content/site-frame.ts';
import { errorPrefix } from '../lib/runtime.ts';

/** The title of a page that says nothing else of itself: nobody is to find it. */
export const PageTitle = async ({ title }: { title: string }) => (
  <>
    <title>{`${errorPrefix()}${title} · ${(await loadFrame()).name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
