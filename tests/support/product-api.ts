import type { Bindings } from '../../worker/env.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createFetchHandler, type Handler, type LocalServer, startServer } from './local-server.ts';
import { respondTo } from './request-context.ts';
import { saveTestJobs } from './test-jobs.ts';

export interface ProductApi {
  readonly server: LocalServer;
  readonly database: TestDatabase;
  /** The default handler, which responds as the product API. */
  readonly works: Handler;
  close(): Promise<void>;
}

/** An external product API: our own API with a separate database, over real HTTP. */
export const startProductApi = async (): Promise<ProductApi> => {
  const database = await createTestDatabase();
  await saveTestJobs(database.db);
  const bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: database.events,
  } as Bindings;
  const works = createFetchHandler((request) => respondTo(request, bindings));
  const server = await startServer(works);
  return {
    server,
    database,
    works,
    close: server.close,
  };
};
