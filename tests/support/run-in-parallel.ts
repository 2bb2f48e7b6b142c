/**
 * Processes the items of a list, `atOnce` at a time, and returns the results in the list's order.
 */
export const runInParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = items.entries();
  const workOn = async () => {
    for (const [i, item] of left) results[i] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
  return results;
};
