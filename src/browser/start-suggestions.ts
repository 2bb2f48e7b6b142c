import { optionalPart } from './optional-part.ts';
import { suggestTitles } from './suggest-titles.ts';

const loadReference = optionalPart(() => import('./reference.ts'));

/** Job titles for whoever searches, once they are about to. */
export const startSuggestions = (): void =>
  suggestTitles({
    page: document,
    line: () => navigator,
    titles: async () => {
      const { reference } = await loadReference();
      return [...new Set((await reference.jobTitles()).map(({ name }) => name))];
    },
  });
