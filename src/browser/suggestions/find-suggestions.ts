import type { createReference } from './create-reference.ts';

/** What a field is about, as far as reference data has words for it. */
export type SuggestedField = 'employer' | 'home';

export interface Suggestion {
  readonly value: string;
  /** The id of the category it stands for, which is a filter of its own. */
  readonly category?: string;
}

type Reference = ReturnType<typeof createReference>;

const ofNames = (list: readonly { readonly name: string }[]): Suggestion[] =>
  [...new Set(list.map(({ name }) => name))].map((value) => ({ value }));

const ofCategories = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }): Suggestion => ({ value: name, category: id }));

/** Countries; of a country that is named in full, its states too. Behind a town the country is still to come. */
const homesFor = async (text: string, reference: Reference) => {
  const countries = await reference.countries();
  const [, town] = /^(.*\S)\s*,[^,]*$/s.exec(text) || [];
  if (town) return countries.map(({ name }) => ({ value: `${town}, ${name}` }));
  const named = text.trim().toLowerCase();
  const country = countries.find(({ name }) => name.toLowerCase() === named);
  const states = country ? await reference.states(country.id) : [];
  return [
    ...ofNames(countries),
    ...ofNames(states).map(({ value }) => ({ value: `${value}, ${country?.name}` })),
  ];
};

/** What a visitor may mean by a text. Rejects where the reference data cannot be had. */
export const findSuggestions = async (
  field: SuggestedField,
  text: string,
  reference: Reference,
): Promise<readonly Suggestion[]> =>
  field === 'home' ? homesFor(text, reference) : ofCategories(await reference.companyCategories());
