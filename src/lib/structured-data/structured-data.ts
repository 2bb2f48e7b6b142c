/** A thing by schema.org's terms, as one of a page's graph: its `@context` stands above all of them. */
export interface StructuredData {
  readonly '@type': string;
  readonly [term: string]: unknown;
}

/** The site as those who offer something through it see it. */
export interface SiteNamed {
  /** Canonical origin. */
  readonly url: string;
  readonly name: string;
  /** Of its logo: absolute, or a path of this site. */
  readonly logoUrl?: string;
}
