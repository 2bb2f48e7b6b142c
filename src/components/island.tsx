import type { ReactNode } from 'react';

/**
 * When the browser takes over an island: once somebody is about to use it, or before: at once, or where
 * somebody is signed in.
 */
export type IslandStart = 'used' | 'at-once' | 'signed-in';

/**
 * A part of a page that has state: all of it is HTML, and React runs in it and nowhere else, from the same
 * props (`src/browser/islands`). They are JSON.
 */
export const island = <Props extends object>(
  name: string,
  Root: (props: Props) => ReactNode,
  startOf: (props: Props) => IslandStart = () => 'used',
) => {
  const Island = (props: Props) => (
    <div data-island={name} data-start={startOf(props)} data-props={JSON.stringify(props)}>
      <Root {...props} />
    </div>
  );
  return Object.assign(Island, { Root });
};
