/** States and provinces (ISO 3166-2) whose abbreviations adverts use without the country's name. */
export const STATES = new Set(
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK
  OR PA RI SC SD TN TX UT VT VA WA WV WI WY`
    .split(/\s+/)
    .map((letters) => `US-${letters}`)
    .concat('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ').map((letters) => `CA-${letters}`))
    .concat('ACT NSW NT QLD SA TAS VIC WA'.split(' ').map((letters) => `AU-${letters}`)),
);

/**
 * The states and provinces with this abbreviation, most likely first: `WA` is Washington, then
 * Western Australia.
 */
export const findStateCodes = (letters: string): readonly string[] =>
  ['US', 'CA', 'AU'].map((country) => `${country}-${letters}`).filter((code) => STATES.has(code));
