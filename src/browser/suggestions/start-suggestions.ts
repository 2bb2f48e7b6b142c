import { mayLoadAhead } from '../connection.ts';
import { optionalPart } from '../optional-part.ts';

const loadSuggest = optionalPart(() => import('./suggest.ts'));

const SUGGESTED =
  'search input,.near-me,[action="/companies"] [name=q],[name=location],[action^="/misc/contact-us/"] *';

/** React is to find a form as the server sent it: whatever differs would take what was typed along. */
const islandStarted = (target: Element): Promise<void> =>
  new Promise((done) => {
    const island = target.closest<HTMLElement>('[data-island]:not([data-island] *)');
    if (!island || 'started' in island.dataset) return done();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      done();
    });
    watch.observe(island, { attributeFilter: ['data-started'] });
  });

/** Loads what suggests words for a field once a visitor is about to use it, or what finds where they are. */
export const startSuggestions = (): void => {
  const suggest = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    if (
      target instanceof Element &&
      target.matches(SUGGESTED) &&
      (type === 'click' || mayLoadAhead(navigator))
    ) {
      // Without its parts, offline say, a field is as it was.
      Promise.all([loadSuggest(), islandStarted(target)])
        .then(([part]) => part.suggest(target as HTMLInputElement, type))
        .catch(() => undefined);
    }
  };
  for (const type of ['focusin', 'click']) document.addEventListener(type, suggest);
  suggest({ type: 'focusin', target: document.activeElement });
  if (!navigator.geolocation) document.documentElement.dataset.unlocatable = '';
};
