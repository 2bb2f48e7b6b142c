import { HINT_COLUMNS } from '../feeds/feed-format.ts';
import type { JsonObject } from '../feeds/json-values.ts';
import { namesPlace } from '../feeds/place-words.ts';
import { cleanTexts } from './clean-row.ts';
import { Draft, isGiven, type Preparation, type PrepareOptions } from './draft.ts';
import { guessRow } from './guess-row.ts';

/** The places of a row: texts, or objects with country codes. The check of the row reports others. */
const listPlaces = (value: unknown): readonly unknown[] => {
  if (!isGiven(value)) return [];
  if (typeof value !== 'string') return Array.isArray(value) ? value : [value];
  const text = value.trim();
  if (text.startsWith('[')) {
    try {
      return listPlaces(JSON.parse(text));
    } catch {
      // Square brackets may be part of a text.
    }
  }
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
};

/**
 * Turns a record of another system, or a row of a file, into a row of ours: applies the mapping, cleans
 * texts, and guesses what is missing. Nothing that the record says is replaced by a guess. Notes in
 * `done` what each rule did.
 */
export const prepareJob = (
  record: JsonObject,
  at: string,
  options: PrepareOptions,
  done: Preparation,
): Record<string, unknown> => {
  const draft = new Draft(record, at, options, done);
  const { row } = draft;
  const { companies } = options.mapping;
  const name = draft.text('company');
  row.company = options.company ?? (Object.hasOwn(companies, name) ? companies[name] : row.company);
  const places = listPlaces(row.locations);
  // A row of ours with a fid is a complete record, such as an exported one.
  if (!options.isOurs || !draft.has('fid')) {
    cleanTexts(draft);
    guessRow(
      draft,
      places.filter((place) => typeof place === 'string'),
    );
  }
  row.locations = places.flatMap((place) => {
    if (typeof place !== 'string') return [place];
    if (!namesPlace(place)) return [];
    return [options.isOurs ? place : { text: place }];
  });
  if (!draft.has('remoteCountryCodes')) draft.setDefault('locations');
  for (const column of Object.keys(options.mapping.defaults)) draft.setDefault(column);
  if (!draft.has('status') && options.status) row.status = options.status;
  const hints: readonly string[] = HINT_COLUMNS;
  return Object.fromEntries(
    Object.entries(row).filter(([column, value]) => isGiven(value) && !hints.includes(column)),
  );
};
