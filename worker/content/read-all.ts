/** A page of a list of the delivery API. */
interface Collection {
  readonly items: readonly unknown[];
  readonly total: number;
}

/**
 * Reads all pages of a list, `size` records at a time.
 * @throws Error if the list ends before its total
 */
export const readAll = async <T>(
  size: number,
  read: (query: { skip: number; limit: number }) => Promise<Collection>,
): Promise<T[]> => {
  const items: T[] = [];
  for (;;) {
    const page = await read({ skip: items.length, limit: size });
    items.push(...(page.items as T[]));
    if (items.length >= page.total) return items;
    if (page.items.length === 0) {
      throw new Error(`Only ${items.length} of ${page.total} records were received.`);
    }
  }
};
