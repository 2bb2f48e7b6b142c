import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** The component of an island, with its own props. */
export type IslandRoot = (props: never) => ReactNode;

const AfterStart = ({ onStarted }: { onStarted: () => void }) => {
  // The last effect to run.
  useEffect(onStarted, [onStarted]);
  return null;
};

type Field = HTMLInputElement;

const listFields = (place: HTMLElement) => [
  ...place.querySelectorAll<Field>('input, select, textarea'),
];

/**
 * Copies values, checked states, choices and focus of fields to the elements that replaced them.
 */
const restoreFields = (
  place: HTMLElement,
  typed: readonly Field[],
  focused: Element | null,
): void => {
  for (const field of listFields(place)) {
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

/** Hydrates the HTML of an island synchronously, so that no event falls in between. */
export const hydrateIsland = (place: HTMLElement, root: IslandRoot): void => {
  const html = place.innerHTML;
  // Refers to the server's fields even if React replaces them.
  let fields = listFields(place);
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
            fields = listFields(place);
            place.dataset.started = '';
          }}
        />
      </StrictMode>,
      {
        // The page was changed, for instance by a translating browser, and React rendered the
        // island anew.
        onRecoverableError: (error) => console.error(error),
        onUncaughtError(error) {
          // React empties the island around this time. The server's HTML is a form that can still
          // be sent.
          queueMicrotask(() => {
            place.innerHTML = html;
            restoreFields(place, fields, null);
          });
          reportError(error);
        },
      },
    );
  });
  if (typed.some((field) => !field.isConnected)) restoreFields(place, typed, focused);
};
