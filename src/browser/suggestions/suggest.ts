import { optionalPart } from '../optional-part.ts';
import { findNear } from './near-me.ts';
import { suggestSearch } from './suggest-search.ts';

// Seldom used, and longer than all else here.
const loadReference = optionalPart(() => import('./suggest-reference.ts'));

/** Suggests words for a field, or finds where the visitor is who presses the button for that. */
export const suggest = async (target: HTMLInputElement, type: string): Promise<void> => {
  if (target.matches('.near-me')) {
    if (type === 'click') await findNear(target);
  } else if (target.matches('search input')) suggestSearch(target);
  else await (await loadReference()).suggest(target);
};
