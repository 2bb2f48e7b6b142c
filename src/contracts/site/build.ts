import * as v from 'valibot';

/** A build of the site: its id and creation time (Unix milliseconds). */
const build = { id: v.string(), timestamp: v.number() };

/** `builds/latest.json`: the build in service. */
export const LatestBuildSchema = v.object(build);
export type LatestBuild = v.InferOutput<typeof LatestBuildSchema>;

const RouteRuleSchema = v.object({
  /**
   * A path in which `{name}` matches any one segment, and a final `/*` matches that path and all
   * below it. The first matching rule applies.
   */
  pattern: v.string(),
  /** Whether the page is the same for all visitors: then a browser may prefetch it. */
  shared: v.boolean(),
  /** `static`: prerendered by the build. */
  render: v.picklist(['static', 'dynamic']),
  /** How long the page is cached in front of the site, in seconds; null: not at all. */
  cache: v.nullable(
    v.object({
      fresh: v.number(),
      staleWhileRevalidate: v.number(),
      staleIfError: v.number(),
    }),
  ),
});

/** `builds/meta/{id}.json`: the rules for rendering and caching the pages of a build. */
export const BuildManifestSchema = v.object({
  ...build,
  rules: v.array(RouteRuleSchema),
  /** Paths of the prerendered pages. */
  prerendered: v.array(v.string()),
});
export type BuildManifest = v.InferOutput<typeof BuildManifestSchema>;
