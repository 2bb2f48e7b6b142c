import { optionalModule } from '../optional-module.ts';
import { searchNearby } from './search-nearby.ts';
import { suggestSearch } from './suggest-search.ts';

// The module for reference data is loaded on demand, because it is large and rarely used.
const loadReference = optionalModule(() => import('./suggest-reference.ts'));

/**
 * Adds suggestions to a field, or handles a click on the button that finds the visitor's position.
 */
export const suggest = async (target: HTMLInputElement, type: string): Promise<void> => {
  if (target.matches('.near-me')) {
    if (type === 'click') await searchNearby(target);
  } else if (target.matches('search input')) suggestSearch(target);
  else await (await loadReference()).suggest(target);
};
