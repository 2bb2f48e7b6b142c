import type { Bindings } from '../../worker/env.ts';
import { createTestDatabase } from './database.ts';

/** The database of the test file that imports this: one of its own. */
export const database = await createTestDatabase();

/** The storage alone, with nothing configured. */
export const storage = {
  ...database.both,
  FILES: database.files,
  EVENTS: database.events,
} as Bindings;
