import { mayLoadAhead } from './connection.ts';
import { optionalPart } from './optional-part.ts';

const loadSuggest = optionalPart(() => import('./suggest.ts'));

const SUGGESTED =
  'search input,.near-me,[action="/companies"] [name=q],[name=location],[action^="/misc/contact-us/"] *';

/** Loads what suggests words for a field once a visitor is about to use it, or what finds where they are. */
export const startSuggestions = (): void => {
  const suggest = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    if (
      target instanceof Element &&
      target.matches(SUGGESTED) &&
      (type === 'click' || mayLoadAhead(navigator))
    ) {
      // Without its parts, offline say, a field is as it was.
      loadSuggest()
        .then((part) => part.suggest(target as HTMLInputElement, type))
        .catch(() => undefined);
    }
  };
  for (const type of ['focusin', 'click']) document.addEventListener(type, suggest);
  suggest({ type: 'focusin', target: document.activeElement });
  if (!navigator.geolocation) document.documentElement.dataset.unlocatable = '';
};
