import type { createReference } from './create-reference.ts';

/** The kinds of fields that get suggestions from reference data. */
export type SuggestedField = 'employer' | 'home';

export interface Suggestion {
  readonly value: string;
  /** The category's id, if the suggestion is a category. Categories have a separate filter. */
  readonly category?: string;
}

type Reference = ReturnType<typeof createReference>;

const suggestNames = (list: readonly { readonly name: string }[]): Suggestion[] =>
  [...new Set(list.map(({ name }) => name))].map((value) => ({ value }));

const suggestCategories = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }): Suggestion => ({ value: name, category: id }));

/**
 * Suggests countries, and the states in a country whose name is typed in full. For a town followed
 * by a comma, suggests that town in each country.
 */
const suggestHomes = async (text: string, reference: Reference) => {
  const countries = await reference.countries();
  const [, town] = /^(.*\S)\s*,[^,]*$/s.exec(text) || [];
  if (town) return countries.map(({ name }) => ({ value: `${town}, ${name}` }));
  const named = text.trim().toLowerCase();
  const country = countries.find(({ name }) => name.toLowerCase() === named);
  const states = country ? await reference.states(country.id) : [];
  return [
    ...suggestNames(countries),
    ...suggestNames(states).map(({ value }) => ({ value: `${value}, ${country?.name}` })),
  ];
};

/** Finds suggestions for the typed text. Rejects if the reference data is unavailable. */
export const findSuggestions = async (
  field: SuggestedField,
  text: string,
  reference: Reference,
): Promise<readonly Suggestion[]> =>
  field === 'home'
    ? suggestHomes(text, reference)
    : suggestCategories(await reference.companyCategories());
