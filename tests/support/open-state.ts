import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Bindings } from '../../worker/env.ts';

/**
 * Opens the database and files of another site, which may be running or stopped, from its state
 * folder.
 */
export const openState = (state: string) =>
  getPlatformProxy<Bindings>({ configPath: 'wrangler.toml', persist: { path: join(state, 'v3') } });
