import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** The component that an island is made of, from props of its own. */
export type IslandRoot = (props: never) => ReactNode;

const Told = ({ onStarted }: { onStarted: () => void }) => {
  // The last effect of all.
  useEffect(onStarted, [onStarted]);
  return null;
};

/** Gives the HTML of an island to React, at once: no event falls in between. */
export const hydrateIsland = (place: HTMLElement, root: IslandRoot): void => {
  const Root = root as (props: object) => ReactNode;
  const props = JSON.parse(place.dataset.props ?? '{}');
  flushSync(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <Root {...props} />
        <Told
          onStarted={() => {
            place.dataset.started = '';
          }}
        />
      </StrictMode>,
    );
  });
};
