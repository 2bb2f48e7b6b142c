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

type Field = HTMLInputElement;

const fieldsOf = (place: HTMLElement) => [
  ...place.querySelectorAll<Field>('input:not([type=file]), select, textarea'),
];

/** Puts back what the server made, with what was typed since: a form that can be sent. */
const putBack = (place: HTMLElement, html: string, typed: readonly Field[]): void => {
  place.innerHTML = html;
  for (const field of fieldsOf(place)) {
    const before = typed.find(({ id, name, value }) =>
      field.id ? id === field.id : name === field.name && value === field.value,
    );
    if (!before) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = before.checked;
    else field.value = before.value;
  }
};

/** Gives the HTML of an island to React, at once: no event falls in between. */
export const hydrateIsland = (place: HTMLElement, root: IslandRoot): void => {
  const html = place.innerHTML;
  // Still those of the page, where React takes them out.
  let fields = fieldsOf(place);
  const Root = root as (props: object) => ReactNode;
  const props = JSON.parse(place.dataset.props ?? '{}');
  flushSync(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <Root {...props} />
        <Told
          onStarted={() => {
            fields = fieldsOf(place);
            place.dataset.started = '';
          }}
        />
      </StrictMode>,
      {
        onUncaughtError(error) {
          // React has emptied it by then, or is about to.
          queueMicrotask(() => putBack(place, html, fields));
          reportError(error);
        },
      },
    );
  });
};
