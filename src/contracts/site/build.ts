import * as v from 'valibot';

/** A build of the site, with its id and creation time (Unix milliseconds). */
const build = { id: v.string(), timestamp: v.number() };

/** `builds/latest.json`: the build that is currently deployed. */
export const LatestBuildSchema = v.object(build);
export type LatestBuild = v.InferOutput<typeof LatestBuildSchema>;

const RouteRuleSchema = v.object({
  /**
   * A path pattern: `{name}` matches any single segment, and a final `/*` matches the path before
   * it and everything below that path. The first matching rule applies.
   */
  pattern: v.string(),
  /** Whether the page is the same for all visitors; if so, browsers may prefetch it. */
  shared: v.boolean(),
  /** `static` means that the page is prerendered by the build. */
  render: v.picklist(['static', 'dynamic']),
  /**
   * How long a cache in front of the site may store the page, in seconds; null if it is not cached.
   */
  cache: v.nullable(
    v.object({
      fresh: v.number(),
      staleWhileRevalidate: v.number(),
      staleIfError: v.number(),
    }),
  ),
});

/** `builds/meta/{id}.json`: the rules for rendering and caching a build's pages. */
export const BuildManifestSchema = v.object({
  ...build,
  rules: v.array(RouteRuleSchema),
  /** Paths of the prerendered pages. */
  prerendered: v.array(v.string()),
});
export type BuildManifest = v.InferOutput<typeof BuildManifestSchema>;
