import type { ReactNode } from 'react';

/**
 * Conditions for React to hydrate an island before the first interaction: at once, if a session
 * exists, or if the tab has a draft under that key.
 */
export type IslandStart = 'at-once' | 'signed-in' | `draft:${string}`;

/**
 * A stateful component of a page. The server renders it as HTML, and React hydrates only the
 * islands, from the same props (`src/browser/islands`). The props must be JSON.
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
