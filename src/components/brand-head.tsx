import { loadFrame } from '../lib/content/site-frame.ts';

/** What the head of every page has of the brand. */
export const BrandHead = async () => {
  const { logo } = await loadFrame();
  return <link rel="icon" href={logo?.url ?? '/favicon.svg'} />;
};
