import type { Bindings } from '../../env.ts';
import { logError } from '../../http/log-error.ts';
import { randomId } from '../../http/secrets.ts';
import type { SiteMessage } from '../../site-key.ts';

/** A queue message whose consumer deletes the file of a platform test. */
export interface QueueTestMessage extends SiteMessage {
  readonly platformTest: string;
}

type Stores = Pick<Bindings, 'FILES' | 'EVENTS'>;

const fileKey = (id: string) => `platform-tests/${id}`;

const isStored = async ({ FILES }: Pick<Stores, 'FILES'>, id: string): Promise<boolean> => {
  await FILES.put(fileKey(id), id);
  return (await (await FILES.get(fileKey(id)))?.text()) === id;
};

/**
 * Stores a file, reads it, and sends a message whose consumer deletes it. A message that arrives
 * late therefore leaves nothing behind either.
 * @returns the file's id, or null if it is already deleted because there is nothing to wait for
 */
export const beginQueueTest = async (
  stores: Stores,
): Promise<{ readonly id: string | null; readonly files: boolean }> => {
  const id = randomId();
  let files = false;
  try {
    files = await isStored(stores, id);
    const message: QueueTestMessage = { platformTest: id };
    await stores.EVENTS.send(message);
    return { id, files };
  } catch (error) {
    logError(`A platform test failed (${files ? 'queue' : 'files'}).`, error);
    if (files) await endQueueTest(stores, id);
    return { id: null, files };
  }
};

/** Whether the consumer has deleted the file. */
export const isQueueTestOver = async (
  { FILES }: Pick<Stores, 'FILES'>,
  id: string,
): Promise<boolean> => (await FILES.head(fileKey(id))) === null;

export const endQueueTest = ({ FILES }: Pick<Stores, 'FILES'>, id: string): Promise<void> =>
  FILES.delete(fileKey(id));
