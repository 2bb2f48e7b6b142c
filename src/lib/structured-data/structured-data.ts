/** A schema.org node in a page's graph; the graph holds the `@context`. */
export interface StructuredData {
  readonly '@type': string;
  readonly [term: string]: unknown;
}

/** The site as an organisation or publisher in structured data. */
export interface SiteNamed {
  /** Canonical origin. */
  readonly url: string;
  readonly name: string;
  /** The logo's URL: absolute, or a path on this site. */
  readonly logoUrl?: string;
}
