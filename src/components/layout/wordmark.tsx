import { splitName } from '../../lib/content/split-name.ts';

/** The name, with the highlighter over a part of it. */
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
