import type { PlaceImport } from '../../../../src/contracts/import-records.ts';
import { countryName } from '../../../../src/lib/words/format.ts';
import { isCountryCode } from '../../../backend/places/country-names.ts';
import { readPlaceText } from '../../../backend/places/place-text.ts';
import { joinTexts, readText } from './json-values.ts';

/**
 * A town with a country code, or the region or the whole country; undefined if the country is no
 * code. A town with a region is a text, because there may be towns of that name in several. Only a
 * system that always writes codes may use this: elsewhere, `CA` may be California.
 */
export const createPlace = (
  town: unknown,
  region: unknown,
  country: unknown,
): PlaceImport | undefined => {
  const code = readText(country);
  if (!code || !isCountryCode(code)) return undefined;
  const countryCode = code.toUpperCase();
  const displayName = readText(town);
  if (displayName && !readText(region)) return { displayName, countryCode };
  return { text: joinTexts([town, region, countryName(countryCode)]) ?? '' };
};

/** Texts that stand for places without naming one: `2 Locations`, `Various`. */
const NO_PLACE =
  /^(?:\d+\+? locations?|(?:multiple|various|several|many)(?: (?:locations?|offices))?|flexible|global|worldwide|anywhere|distributed|tbd|tba|n\/?a|unspecified|other|none|locations?)$/i;

/** Whether a text may name a place: `Berlin` and `Remote - EMEA` do, `Hybrid` does not. */
export const namesPlace = (text: string): boolean =>
  readPlaceText(text)
    .flat(2)
    .some((name) => !NO_PLACE.test(name)) && !NO_PLACE.test(text.trim());
