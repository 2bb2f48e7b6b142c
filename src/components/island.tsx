import type { ReactNode } from 'react';

/**
 * When React takes over an island before somebody is about to use it: at once, where somebody is signed in, or where
 * the tab keeps a draft by that key.
 */
export type IslandStart = 'at-once' | 'signed-in' | `draft:${string}`;

/**
 * A part of a page that has state: all of it is HTML, and React runs in it and nowhere else, from the same
 * props (`src/browser/islands`). They are JSON.
 */
export const island = <Props extends object>(
  name: string,
  Root: (props: Props) => ReactNode,
  startsOf: (props: Props) => readonly IslandStart[] = () => [],
) => {
  const Island = (props: Props) => (
    <div
      data-island={name}
      data-start={startsOf(props).join(' ')}
      data-props={JSON.stringify(props)}
    >
      <Root {...props} />
    </div>
  );
  return Object.assign(Island, { Root });
};
