interface PlatformCache {
  purge(options: { purgeEverything: true } | { tags: readonly string[] }): Promise<{
    readonly success: boolean;
    readonly errors: readonly { readonly code: number; readonly message: string }[];
  }>;
}

/**
 * Forgets the cached pages with one of these tags, without tags every page. False where the platform
 * caches nothing.
 * @throws Error where the platform could not
 */
export const purgePlatform = async (
  cache: PlatformCache | undefined,
  tags?: readonly string[],
): Promise<boolean> => {
  if (!cache) return false;
  const { success, errors } = await cache.purge(tags ? { tags } : { purgeEverything: true });
  if (!success) {
    throw new Error(`The cache was not purged: ${errors.map(({ message }) => message).join(' ')}`);
  }
  return true;
};
