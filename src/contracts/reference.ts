import * as v from 'valibot';

/** Reference data (docs/specification.md, row 3.3). This project chose the fields. */

export const EnumsSchema = v.record(
  v.string(),
  v.array(v.object({ value: v.string(), label: v.string(), order: v.number() })),
);
export type Enums = v.InferOutput<typeof EnumsSchema>;

/** `id` is the country's ISO 3166-1 alpha-2 code in lower case. */
export const CountrySchema = v.object({ id: v.string(), iso2: v.string(), name: v.string() });
export type Country = v.InferOutput<typeof CountrySchema>;

/** A country's first-level subdivision; `code` is its ISO 3166-2 code. */
export const StateSchema = v.object({
  id: v.string(),
  countryId: v.string(),
  code: v.string(),
  name: v.string(),
});
export type State = v.InferOutput<typeof StateSchema>;

/** A job or company category; `id` is its slug. */
export const CategorySchema = v.object({ id: v.string(), name: v.string() });
export type Category = v.InferOutput<typeof CategorySchema>;

export const JobTitleSchema = v.object({ id: v.string(), name: v.string(), category: v.string() });
export type JobTitle = v.InferOutput<typeof JobTitleSchema>;

export const SubscriptionPlanSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** `timeframe` is one of the salary timeframes, or `per_job`. */
  prices: v.array(v.object({ amount: v.number(), currency: v.string(), timeframe: v.string() })),
  recommended: v.boolean(),
  features: v.array(v.object({ key: v.string(), value: v.string() })),
});
export type SubscriptionPlan = v.InferOutput<typeof SubscriptionPlanSchema>;

export const AppSettingsSchema = v.object({
  siteName: v.string(),
  resume: v.object({ maxBytes: v.number(), accept: v.array(v.string()) }),
  coverLetterMaxLength: v.number(),
  /**
   * `policyUrl` is null if neither the operator nor the embedded content space provides a policy.
   */
  consent: v.object({ policyId: v.string(), policyUrl: v.nullable(v.string()) }),
  socialLinks: v.array(v.object({ name: v.string(), url: v.string() })),
});
export type AppSettings = v.InferOutput<typeof AppSettingsSchema>;
