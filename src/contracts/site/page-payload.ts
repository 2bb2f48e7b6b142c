import * as v from 'valibot';
import { CompanySchema, CompanySummarySchema } from '../company.ts';
import {
  FacetsSchema,
  JobHitSchema,
  JobSchema,
  JobSearchMetaSchema,
  JobSummarySchema,
} from '../job.ts';
import { CategorySchema } from '../reference.ts';
import { createPageSchema, PageMetaSchema } from '../wire.ts';

/** `{page}/_payload.json?{buildId}` (docs/specification.md, row 7.15): a page as data. */
export const PagePayloadSchema = v.object({
  /** The page's path, without its query. */
  path: v.string(),
  /** The build that responded, even if another build was requested. */
  buildId: v.string(),
  /** The document's title, including the site's name. */
  title: v.string(),
  description: v.string(),
  /** The canonical URL; null if search engines may not index the page. */
  canonical: v.nullable(v.string()),
  /** The page's data, which conforms to its schema in `PAGE_DATA`. */
  data: v.record(v.string(), v.unknown()),
});
export type PagePayload = v.InferOutput<typeof PagePayloadSchema>;

/** The parsed query in a list page's URL. */
const QuerySchema = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.array(v.string())])),
);

const JobResponseSchema = createPageSchema(JobHitSchema, JobSearchMetaSchema);

const SectionsSchema = v.array(
  // The section's editorial fields depend on its type; `loaded` holds its other data.
  v.looseObject({ type: v.string(), id: v.string(), loaded: v.optional(v.unknown()) }),
);

const JobPageSchema = v.object({ job: JobSchema, employer: v.string() });

const ContentPageSchema = v.object({ sections: SectionsSchema });

/** The built-in home page, for a site without editorial content. */
const HomeSchema = v.object({
  home: v.object({
    total: v.number(),
    facets: FacetsSchema,
    newest: v.array(JobHitSchema),
    employers: v.array(CompanySummarySchema),
    /** Whether the site has neither jobs nor employers. */
    isNew: v.boolean(),
  }),
});

const StartPageSchema = v.union([ContentPageSchema, HomeSchema]);

const AllJobsSchema = v.object({
  facets: FacetsSchema,
  total: v.number(),
  group: v.nullable(
    v.object({
      chosen: v.record(v.string(), v.string()),
      label: v.string(),
      heading: v.string(),
      answer: JobResponseSchema,
    }),
  ),
});

const PostSummarySchema = v.looseObject({
  id: v.string(),
  title: v.string(),
  slug: v.string(),
  excerpt: v.string(),
  publishedOn: v.optional(v.string()),
});

const RichTextSchema = v.looseObject({
  nodeType: v.literal('document'),
  content: v.array(v.unknown()),
});

/**
 * The schema for each page's data, by route; `/{page}` covers every page that an editor built from
 * sections.
 */
export const PAGE_DATA = {
  '/': StartPageSchema,
  '/home': StartPageSchema,
  '/jobs': v.object({ query: QuerySchema, answer: JobResponseSchema }),
  '/all-jobs': AllJobsSchema,
  '/companies': v.object({
    query: QuerySchema,
    answer: createPageSchema(CompanySummarySchema),
    categories: v.array(CategorySchema),
  }),
  '/companies/{id}': v.object({ company: CompanySchema, jobs: createPageSchema(JobSummarySchema) }),
  '/blog': v.object({
    query: QuerySchema,
    categories: v.array(v.looseObject({ name: v.string(), slug: v.string() })),
    category: v.optional(v.looseObject({ name: v.string(), slug: v.string() })),
    posts: v.array(PostSummarySchema),
    meta: PageMetaSchema,
  }),
  '/blog/{slug}': v.object({
    post: v.looseObject({ ...PostSummarySchema.entries, body: RichTextSchema }),
    related: v.array(PostSummarySchema),
  }),
  '/contact': v.object({
    kind: v.optional(v.string()),
    plan: v.optional(v.string()),
    sections: SectionsSchema,
  }),
  '/cv': ContentPageSchema,
  '/jobs/{fid}/applied': v.object({ job: JobSchema }),
  '/{page}': ContentPageSchema,
  '/{company_name}/{id}/{title}': JobPageSchema,
};
