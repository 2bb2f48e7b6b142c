interface PlatformCache {
  purge(options: { purgeEverything: true }): Promise<{
    readonly success: boolean;
    readonly errors: readonly { readonly code: number; readonly message: string }[];
  }>;
}

/**
 * Forgets every cached page. False where the platform caches nothing.
 * @throws Error where the platform could not
 */
export const purgePages = async (cache: PlatformCache | undefined): Promise<boolean> => {
  if (!cache) return false;
  const { success, errors } = await cache.purge({ purgeEverything: true });
  if (!success) {
    throw new Error(`The cache was not purged: ${errors.map(({ message }) => message).join(' ')}`);
  }
  return true;
};
