import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** The component that an island is made of, from props of its own. */
export type IslandRoot = (props: never) => ReactNode;

const AfterStart = ({ onStarted }: { onStarted: () => void }) => {
  // The last effect of all.
  useEffect(onStarted, [onStarted]);
  return null;
};

type Field = HTMLInputElement;

const fieldsOf = (place: HTMLElement) => [
  ...place.querySelectorAll<Field>('input, select, textarea'),
];

/** Gives other elements what was typed, ticked, chosen and focused in these. */
const fillLike = (place: HTMLElement, typed: readonly Field[], focused: Element | null): void => {
  for (const field of fieldsOf(place)) {
    const before = typed.find(({ id, name, value }) =>
      field.id ? id === field.id : name === field.name && value === field.value,
    );
    if (!before) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = before.checked;
    else if (field.type === 'file') field.files = before.files;
    else field.value = before.value;
    if (before === focused) field.focus({ preventScroll: true });
  }
};

/** Gives the HTML of an island to React, at once: no event falls in between. */
export const hydrateIsland = (place: HTMLElement, root: IslandRoot): void => {
  const html = place.innerHTML;
  // Still those of the page, where React takes them out.
  let fields = fieldsOf(place);
  const [typed, focused] = [fields, document.activeElement];
  const Root = root as (props: object) => ReactNode;
  const props = JSON.parse(place.dataset.props ?? '{}');
  flushSync(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <Root {...props} />
        <AfterStart
          onStarted={() => {
            fields = fieldsOf(place);
            place.dataset.started = '';
          }}
        />
      </StrictMode>,
      {
        // Somebody changed the page, such as a browser that translates it: React has made it anew.
        onRecoverableError: (error) => console.error(error),
        onUncaughtError(error) {
          // React has emptied it by then, or is about to: what the server made is a form that can be sent.
          queueMicrotask(() => {
            place.innerHTML = html;
            fillLike(place, fields, null);
          });
          reportError(error);
        },
      },
    );
  });
  if (typed.some((field) => !field.isConnected)) fillLike(place, typed, focused);
};
