import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import {
  CONSENT_POLICY_ID,
  COVER_LETTER_MAX_LENGTH,
  RESUME_ACCEPT,
  RESUME_MAX_BYTES,
} from '../../../src/contracts/application-rules.ts';
import type { AppSettings } from '../../../src/contracts/reference.ts';
import type { SiteFrame } from '../../../src/lib/content/site-frame.ts';
import { cacheReference } from './cache-reference.ts';

/** A URL on another site, or a path on this one. */
const LinkSchema = v.pipe(v.string(), v.regex(/^(https?:\/)?\/\S+$/));

/** The rows of `app_setting` that an operator may write, each a JSON value. */
const OPERATOR_SETTINGS = {
  siteName: v.pipe(v.string(), v.nonEmpty()),
  policyUrl: LinkSchema,
  socialLinks: v.array(v.object({ name: v.string(), url: LinkSchema })),
};
type OperatorSettings = {
  [K in keyof typeof OPERATOR_SETTINGS]?: v.InferOutput<(typeof OPERATOR_SETTINGS)[K]>;
};
const KEYS = Object.keys(OPERATOR_SETTINGS) as (keyof OperatorSettings)[];

const readOperatorSettings = cacheReference(async (db): Promise<OperatorSettings> => {
  // `app_setting` also holds the site's internal rows, which must not be exposed.
  const { results } = await db
    .prepare(`SELECT key, value FROM app_setting WHERE key IN (${KEYS.map(() => '?').join(', ')})`)
    .bind(...KEYS)
    .all<{ key: keyof OperatorSettings; value: string }>();
  const settings = results.flatMap(({ key, value }) => {
    const parsed = v.safeParse(OPERATOR_SETTINGS[key], JSON.parse(value));
    if (parsed.success) return [[key, parsed.output]];
    console.error(`The ${key} row in app_setting is invalid and was ignored.`);
    return [];
  });
  return Object.fromEntries(settings);
});

/**
 * The site's settings. Limits come from the code. Every other setting has the value set by the
 * operator or, if unset, the value from the content service.
 */
export const loadAppSettings = async (
  db: D1Database,
  frame: Pick<SiteFrame, 'name' | 'socialLinks'> & { readonly policyUrl?: string },
  now: number,
): Promise<AppSettings> => {
  const set = await readOperatorSettings(db, now);
  return {
    siteName: set.siteName ?? frame.name,
    resume: { maxBytes: RESUME_MAX_BYTES, accept: RESUME_ACCEPT },
    coverLetterMaxLength: COVER_LETTER_MAX_LENGTH,
    consent: { policyId: CONSENT_POLICY_ID, policyUrl: set.policyUrl ?? frame.policyUrl ?? null },
    socialLinks:
      set.socialLinks ?? frame.socialLinks.map(({ label, url }) => ({ name: label, url })),
  };
};
