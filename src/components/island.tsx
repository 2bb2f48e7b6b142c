import type { ReactNode } from 'react';

/**
 * When React hydrates an island without waiting for the visitor to interact with it: always
 * (`at-once`), only if there is a session (`signed-in`), or only if the tab has a draft under the
 * given key (`draft:…`).
 */
export type IslandStart = 'at-once' | 'signed-in' | `draft:${string}`;

/**
 * A stateful component in a page. The server renders it as HTML, and React hydrates only the
 * islands, from the same props (`src/browser/islands`). The props must be serialisable as JSON.
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
