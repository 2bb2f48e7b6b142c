/**
 * What an editor writes where a text promises when applicants get an answer. The number is that of
 * the site's settings, as in mails and forms, so that no page promises anything else.
 */
const PLACEHOLDER = '{answerDays}';

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly text: string;
}

/** Resolved links may be cyclic. */
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

/** Puts the number of working days into the texts of entries, in place. */
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

/** "10 working days". */
export const formatAnswerDays = (days: number): string =>
  days === 1 ? 'one working day' : `${days} working days`;
