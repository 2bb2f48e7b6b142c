interface PlatformCache {
  purge(options: { purgeEverything: true } | { tags: readonly string[] }): Promise<{
    readonly success: boolean;
    readonly errors: readonly { readonly code: number; readonly message: string }[];
  }>;
}

/**
 * Deletes the cache entries with one of these tags, without tags every one. False where the
 * platform caches nothing.
 * @throws Error where the platform could not
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
