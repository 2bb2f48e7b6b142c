import { loadFrame } from '../lib/content/site-frame.ts';
import { errorPrefix } from '../lib/runtime.ts';

/** The title of a page that is not indexed and needs no other metadata. */
export const PageTitle = async ({ title }: { title: string }) => (
  <>
    <title>{`${errorPrefix()}${title} · ${(await loadFrame()).name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
