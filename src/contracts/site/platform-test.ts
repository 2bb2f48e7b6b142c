import * as v from 'valibot';

/** What the worker finds out about the platform's services by using each of them once. */
export const PlatformTestSchema = v.object({
  /**
   * Names the file that the queue's consumer deletes; null if no file could be stored and read, or
   * if the queue did not accept the message.
   */
  id: v.nullable(v.string()),
  /** Whether a file was stored and read. */
  files: v.boolean(),
  limits: v.object({
    /** Names of the rate limits that are not bound. */
    missing: v.array(v.string()),
    /** The first of a burst of counted requests that was refused; null if none was. */
    refusedAt: v.nullable(v.number()),
  }),
  /** Names of the active compatibility flags; null if the runtime does not list them. */
  flags: v.nullable(v.array(v.string())),
});
export type PlatformTest = v.InferOutput<typeof PlatformTestSchema>;

/** Whether the queue has delivered the message, and its consumer has deleted the file. */
export const QueueTestSchema = v.object({ isDelivered: v.boolean() });

export const JobPurgeSchema = v.object({
  /**
   * `waiting`: the cache accepts no purge at the moment, and the page will be purged within a
   * minute. `nothing`: the site caches no pages.
   */
  result: v.picklist(['done', 'waiting', 'nothing']),
});
