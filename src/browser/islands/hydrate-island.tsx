import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** An island's root component. The type of its props depends on the island. */
export type IslandRoot = (props: never) => ReactNode;

const AfterStart = ({ onStarted }: { onStarted: () => void }) => {
  // This effect runs after those of the island's own components.
  useEffect(onStarted, [onStarted]);
  return null;
};

type Field = HTMLInputElement;

const listFields = (place: HTMLElement) => [
  ...place.querySelectorAll<Field>('input, select, textarea'),
];

/**
 * Copies the fields' values, checked states, selected files and focus to the elements that replaced
 * them.
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

/**
 * Hydrates an island's HTML synchronously, so that no event can occur while it is being hydrated.
 */
export const hydrateIsland = (place: HTMLElement, root: IslandRoot): void => {
  const html = place.innerHTML;
  // Keeps references to the server-rendered fields, because React may replace them.
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
        // React rendered the island again because the server's markup had been changed, for example
        // by a browser's translation feature.
        onRecoverableError: (error) => console.error(error),
        onUncaughtError(error) {
          // After an uncaught error, React empties the island. The server's HTML is put back, so
          // that its form can be submitted without React.
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
