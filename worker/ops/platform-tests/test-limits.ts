import type { PlatformTest } from '../../../src/contracts/site/platform-test.ts';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';

const LIMITS = ['LIMIT_POSTS', 'LIMIT_READS', 'LIMIT_OPS', 'LIMIT_BULK'] as const;

/**
 * Five times the limit of LIMIT_POSTS in wrangler.toml, because the platform counts a little late
 * and each of its locations by itself.
 */
const BURST = 100;

/**
 * Counts a burst of requests of an invented client until one of them is refused, so that no real
 * client is locked out.
 */
export const testLimits = async (bindings: Bindings): Promise<PlatformTest['limits']> => {
  const missing = LIMITS.filter((name) => typeof bindings[name]?.limit !== 'function');
  if (missing.includes('LIMIT_POSTS')) return { missing, refusedAt: null };
  const key = `platform test ${randomId()}`;
  for (let count = 1; count <= BURST; count++) {
    const { success } = await bindings.LIMIT_POSTS.limit({ key });
    if (!success) return { missing, refusedAt: count };
  }
  return { missing, refusedAt: null };
};
