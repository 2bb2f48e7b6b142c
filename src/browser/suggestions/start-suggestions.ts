import { mayLoadAhead } from '../connection.ts';
import { optionalModule } from '../optional-module.ts';

const loadSuggest = optionalModule(() => import('./suggest.ts'));

const SUGGESTED =
  'search input,.near-me,[action="/companies"] [name=q],[name=location],[action^="/misc/contact-us/"] *';

/**
 * Resolves once the field's island is hydrated. Until then, markup must not be added: React would
 * discard markup that differs from the server's, along with the visitor's input.
 */
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

/**
 * Loads the suggestions for a field when the visitor focuses it, and the nearby search when its
 * button is clicked.
 */
export const startSuggestions = (): void => {
  const suggest = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    if (
      target instanceof Element &&
      target.matches(SUGGESTED) &&
      (type === 'click' || mayLoadAhead(navigator))
    ) {
      // If the modules fail to load, for instance offline, the field works without suggestions.
      Promise.all([loadSuggest(), islandStarted(target)])
        .then(([part]) => part.suggest(target as HTMLInputElement, type))
        .catch(() => undefined);
    }
  };
  for (const type of ['focusin', 'click']) document.addEventListener(type, suggest);
  suggest({ type: 'focusin', target: document.activeElement });
  if (!navigator.geolocation) document.documentElement.dataset.unlocatable = '';
};
