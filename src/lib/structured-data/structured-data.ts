/** A schema.org node in a page's graph. The graph, not the node, has the `@context`. */
export interface StructuredData {
  readonly '@type': string;
  readonly [term: string]: unknown;
}

/** The site as an organisation or publisher in structured data. */
export interface SiteNamed {
  /** The canonical origin. */
  readonly url: string;
  readonly name: string;
  /** The logo's URL: absolute, or a path on this site. */
  readonly logoUrl?: string;
}
