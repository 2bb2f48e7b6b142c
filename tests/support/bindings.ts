import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Bindings } from '../../worker/env.ts';

/** The database and files of a site that runs elsewhere, or ran: what is on disk. */
export const openState = (state: string) =>
  getPlatformProxy<Bindings>({ configPath: 'wrangler.toml', persist: { path: join(state, 'v3') } });
