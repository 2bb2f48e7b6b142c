import { splitName } from '../../lib/content/brand/split-name.ts';

/** The site's name, partly highlighted. */
export const Wordmark = ({ name, nameHighlight }: { name: string; nameHighlight?: string }) => {
  const [before, marked, after] = splitName(name, nameHighlight);
  return (
    <>
      {before}
      {marked && <b>{marked}</b>}
      {after}
    </>
  );
};
