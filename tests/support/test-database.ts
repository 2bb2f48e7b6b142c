import type { Bindings } from '../../worker/env.ts';
import { createTestDatabase } from './database.ts';

/** A database for the test file that imports this module. */
export const database = await createTestDatabase();

/** Only the storage bindings, with nothing configured. */
export const storage = {
  ...database.both,
  FILES: database.files,
  EVENTS: database.events,
} as Bindings;
