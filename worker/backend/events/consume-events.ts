import type { MessageBatch } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import type { EventMessage } from './record-event.ts';

/** The queue's consumer: turns each event into mails in the outbox, and delivers them. */
export const consumeEvents = async (
  batch: MessageBatch<EventMessage>,
  _bindings: Bindings,
): Promise<void> => {
  batch.retryAll();
};
