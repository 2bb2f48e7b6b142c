interface PlatformCache {
  purge(options: { purgeEverything: true } | { tags: readonly string[] }): Promise<{
    readonly success: boolean;
    readonly errors: readonly { readonly code: number; readonly message: string }[];
  }>;
}

/**
 * Deletes the cache entries that have one of these tags, or all entries if no tags are given.
 * Returns false if the platform has no cache.
 * @throws Error if the platform could not delete the entries
 */
export const purgePlatform = async (
  cache: PlatformCache | undefined,
  tags?: readonly string[],
): Promise<boolean> => {
  if (!cache) return false;
  const { success, errors } = await cache.purge(tags ? { tags } : { purgeEverything: true });
  if (!success) {
    const reasons = errors.map(({ message }) => message).join(' ');
    throw new Error(`The cache could not be purged: ${reasons}`);
  }
  return true;
};
