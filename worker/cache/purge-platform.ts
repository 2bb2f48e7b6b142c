/**
 * `purge` deletes cache entries; `invalidate` marks them stale, to be revalidated while they are
 * shown.
 */
export type PurgeAct = 'purge' | 'invalidate';

type PlatformCache = {
  readonly [Act in PurgeAct]: (
    options: { purgeEverything: true } | { tags: readonly string[] },
  ) => Promise<{
    readonly success: boolean;
    readonly errors: readonly { readonly code: number; readonly message: string }[];
  }>;
};

/**
 * Purges or invalidates the cache entries with one of these tags, without tags every one. False
 * where the platform caches nothing.
 * @throws Error where the platform could not
 */
export const purgePlatform = async (
  cache: PlatformCache | undefined,
  act: PurgeAct,
  tags?: readonly string[],
): Promise<boolean> => {
  if (!cache) return false;
  const { success, errors } = await cache[act](tags ? { tags } : { purgeEverything: true });
  if (!success) {
    const reasons = errors.map(({ message }) => message).join(' ');
    throw new Error(`The cache did not ${act}: ${reasons}`);
  }
  return true;
};
