import * as v from 'valibot';

/** A link to an entry, an asset, a tag or a content type. */
export const LinkSchema = v.object({ sys: v.object({ id: v.string() }) });

/** An entry from the client, with resolved links; reshape functions validate its fields. */
const WireEntrySchema = v.object({
  sys: v.object({
    id: v.string(),
    contentType: LinkSchema,
    createdAt: v.optional(v.string()),
    updatedAt: v.optional(v.string()),
  }),
  fields: v.optional(v.record(v.string(), v.unknown())),
  metadata: v.optional(v.object({ tags: v.optional(v.array(LinkSchema)) })),
});
export type WireEntry = v.InferOutput<typeof WireEntrySchema>;

export const isWireEntry = (value: unknown): value is WireEntry => v.is(WireEntrySchema, value);
