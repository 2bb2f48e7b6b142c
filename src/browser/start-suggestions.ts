import { mayLoadAhead } from './connection.ts';
import { optionalPart } from './optional-part.ts';

const loadSuggest = optionalPart(() => import('./suggest.ts'));

const SUGGESTED =
  '[action="/jobs"] [name=q],[action="/companies"] [name=q],[name=location],[action^="/misc/contact-us/"] *';

/** Loads what suggests words for a field once a visitor is about to use it. */
export const startSuggestions = (): void => {
  const suggest = (field: EventTarget | null) => {
    if (field instanceof Element && field.matches(SUGGESTED) && mayLoadAhead(navigator)) {
      loadSuggest().then(
        (part) => part.suggest(field as HTMLInputElement),
        () => undefined,
      );
    }
  };
  document.addEventListener('focusin', ({ target }) => suggest(target));
  suggest(document.activeElement);
};
