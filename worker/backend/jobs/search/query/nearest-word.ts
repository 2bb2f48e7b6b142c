/** The maximum edit distance of a correction; long words may have two errors. */
const maxDistance = (word: string) => (word.length >= 8 ? 2 : 1);

/**
 * Returns the number of edits (insertion, deletion, substitution, transposition) between two words,
 * or Infinity if it exceeds `max`. This is the optimal string alignment distance.
 */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, (before[j - 2] as number) + 1);
      }
      row.push(steps);
      least = Math.min(least, steps);
    }
    if (least > max) return Number.POSITIVE_INFINITY;
    before = above;
    above = row;
  }
  const distance = above[b.length] as number;
  return distance <= max ? distance : Number.POSITIVE_INFINITY;
}

/**
 * Finds the nearest known word. Words with the same first letter count as nearer, and more common
 * words are preferred.
 */
export function nearestWord(
  word: string,
  known: readonly (readonly [string, number])[],
): string | undefined {
  const max = maxDistance(word);
  let best: { word: string; cost: number; uses: number } | undefined;
  for (const [candidate, uses] of known) {
    const distance = editDistance(word, candidate, max);
    if (distance === Number.POSITIVE_INFINITY) continue;
    const cost = distance + (candidate[0] === word[0] ? 0 : 0.5);
    if (!best || cost < best.cost || (cost === best.cost && uses > best.uses)) {
      best = { word: candidate, cost, uses };
    }
  }
  return best?.word;
}
