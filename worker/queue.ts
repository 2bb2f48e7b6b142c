import type { ExecutionContext, MessageBatch } from '@cloudflare/workers-types';
import { isRestoring } from './backend/backups/is-restoring.ts';
import { storeDeadLetters } from './backend/dead-letters/dead-letters.ts';
import { DEAD_LETTER_SUFFIX } from './backend/dead-letters/queue-name.ts';
import { consumeEvents, type QueueMessage } from './backend/events/consume-events.ts';
import type { Bindings } from './env.ts';

const RETRY_AFTER_S = 600;

/** Handles a batch from the queue or from its dead-letter queue. It waits while a backup is restored. */
export const runQueue = async (
  batch: MessageBatch<QueueMessage>,
  bindings: Bindings,
  context?: ExecutionContext,
): Promise<void> => {
  if (await isRestoring(bindings)) return batch.retryAll({ delaySeconds: RETRY_AFTER_S });
  return batch.queue.endsWith(DEAD_LETTER_SUFFIX)
    ? storeDeadLetters(batch, bindings)
    : consumeEvents(batch, bindings, context);
};
