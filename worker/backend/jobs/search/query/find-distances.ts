import { RADII } from '../../../../../src/contracts/enums.ts';

/** Units of length, in kilometres. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...'km kms kilometer kilometers kilometern kilometre kilometres kilometro kilometros キロ'
    .split(' ')
    .map((unit) => [unit, 1] as const),
  ...'mi mile miles meile meilen milla millas'.split(' ').map((unit) => [unit, 1.609] as const),
]);

/**
 * Words that accompany a distance: `within`, `im Umkreis von`, `dans un rayon de`, `10 km away`.
 */
const AROUND: ReadonlySet<string> = new Set(
  `within around about away radius distance max maximum up less than under inside not more further
  umkreis um maximal bis hochstens entfernt entfernung rund herum umgebung
  rayon autour moins maxi distance environ radio alrededor menos maximo distancia`.split(/\s+/),
);

const NUMBER_AND_UNIT = /^\+?(\d{1,4})(\p{L}*)$/u;

/** The largest available radius, which is also used for longer distances. */
const LONGEST = '100';

interface Distance {
  readonly at: number;
  readonly length: number;
  /** The smallest available radius that covers the distance. */
  readonly radius: string;
}

/**
 * Finds the distances in a query's words, which contain no stop words: `within 10 miles`, `25km
 * around`.
 */
export const findDistances = (words: readonly string[]): Distance[] =>
  words.flatMap((word, i) => {
    const [, number, attached = ''] = NUMBER_AND_UNIT.exec(word) ?? [];
    const unit = UNITS.get(attached || (words[i + 1] ?? ''));
    if (number === undefined || unit === undefined) return [];
    let at = i;
    while (AROUND.has(words[at - 1] ?? '')) at--;
    let end = i + (attached ? 1 : 2);
    while (AROUND.has(words[end] ?? '')) end++;
    const km = Number(number) * unit;
    const radius = Object.keys(RADII).find((one) => Number(one) >= km) ?? LONGEST;
    return [{ at, length: end - at, radius }];
  });
