import * as v from 'valibot';

/** A build of the site: its id, and when it was made (Unix milliseconds). */
const build = { id: v.string(), timestamp: v.number() };

/** `builds/latest.json`: the build that is served now. */
export const LatestBuildSchema = v.object(build);
export type LatestBuild = v.InferOutput<typeof LatestBuildSchema>;

const RouteRuleSchema = v.object({
  /**
   * A path in which a part in braces stands for any one part, and `/*` at the end for that place and all below it.
   * The first rule that fits counts.
   */
  pattern: v.string(),
  /** Whether everybody is shown the same there: then a browser may load it ahead. */
  shared: v.boolean(),
  /** `static`: made with the build. */
  render: v.picklist(['static', 'dynamic']),
  /** How long the page is kept in front of the site, in seconds; null: not at all. */
  cache: v.nullable(
    v.object({
      fresh: v.number(),
      staleWhileRevalidate: v.number(),
      staleIfError: v.number(),
    }),
  ),
});

/** `builds/meta/{id}.json`: the rules by which a build's pages are made and kept. */
export const BuildManifestSchema = v.object({
  ...build,
  rules: v.array(RouteRuleSchema),
  /** Paths of the pages that were made with the build. */
  prerendered: v.array(v.string()),
});
export type BuildManifest = v.InferOutput<typeof BuildManifestSchema>;
