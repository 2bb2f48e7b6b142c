import type { D1Database } from '@cloudflare/workers-types';
import { GRANT_FIELDS } from '../../../src/contracts/review.ts';
import { invalid } from '../../http/body/read-json.ts';

export interface NewGrant {
  readonly reviewer: {
    readonly kind: 'client' | 'external' | 'vendor';
    readonly name: string;
    readonly email: string;
  };
  readonly applicationIds: readonly string[];
  /** Field names from `GRANT_FIELDS`; if empty or absent, all fields are shown. */
  readonly fields?: readonly string[];
  readonly blind: boolean;
  /** Unix milliseconds; the link stores whole seconds. */
  readonly expiresAt: number;
}

const unknownApplications = async (db: D1Database, ids: readonly string[]) => {
  const { results } = await db
    .prepare(
      `SELECT value AS id FROM json_each(?) AS asked
       WHERE NOT EXISTS (SELECT 1 FROM application WHERE id = asked.value)`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};

/** @throws HttpError 422 listing the invalid fields, including unknown applications */
export const checkGrant = async (db: D1Database, grant: NewGrant, now: number): Promise<void> => {
  const problems: Record<string, string[]> = {};
  const unknownFields = (grant.fields ?? []).filter((name) => !Object.hasOwn(GRANT_FIELDS, name));
  if (unknownFields.length > 0) {
    problems.fields = [
      `Unknown fields: ${unknownFields.join(', ')}. Choose from ${Object.keys(GRANT_FIELDS).join(', ')}.`,
    ];
  }
  if (Math.floor(grant.expiresAt / 1000) * 1000 <= now) {
    problems.expiresAt = ['Enter a time in the future.'];
  }
  const unknown = await unknownApplications(db, grant.applicationIds);
  if (grant.applicationIds.length === 0) {
    problems.applicationIds = ['Name at least one application.'];
  } else if (unknown.length > 0) {
    problems.applicationIds = [`There is no application ${unknown.join(', ')}.`];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
};
