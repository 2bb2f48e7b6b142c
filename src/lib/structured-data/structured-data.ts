/** A schema.org node in a page's graph; the graph has the `@context`. */
export interface StructuredData {
  readonly '@type': string;
  readonly [term: string]: unknown;
}

/** The site as organiser or publisher in structured data. */
export interface SiteNamed {
  /** Canonical origin. */
  readonly url: string;
  readonly name: string;
  /** URL of its logo: absolute, or a path of this site. */
  readonly logoUrl?: string;
}
