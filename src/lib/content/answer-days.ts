/**
 * The placeholder that editors write for the number of days within which applicants get an answer.
 * It is replaced with the number in the site's settings, which emails and forms also use, so that
 * the site always makes the same promise.
 */
const PLACEHOLDER = '{answerDays}';

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly text: string;
}

/** Tracks visited objects, as resolved links may be cyclic. */
const findPlaces = (value: unknown, places: Place[] = [], seen = new Set<unknown>()): Place[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return places;
  seen.add(value);
  const holder = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(holder)) {
    if (typeof part !== 'string') findPlaces(part, places, seen);
    else if (part.includes(PLACEHOLDER)) places.push({ holder, key, text: part });
  }
  return places;
};

/**
 * Replaces the placeholder in the entries' strings with the number of working days. Modifies the
 * entries in place.
 */
export const fillAnswerDays = async (
  entries: readonly unknown[],
  loadSettings: () => Promise<{ readonly answerDays: number }>,
): Promise<void> => {
  const places = findPlaces(entries);
  if (places.length === 0) return;
  const { answerDays } = await loadSettings();
  for (const { holder, key, text } of places) {
    holder[key] = text.replaceAll(PLACEHOLDER, String(answerDays));
  }
};

/** Formats a number of days, such as "10 working days". */
export const formatAnswerDays = (days: number): string =>
  days === 1 ? 'one working day' : `${days} working days`;
