import { type GrantField, LINK_INVALID } from '../../../src/contracts/review.ts';
import { queryRecord } from '../../../src/lib/query.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Authenticate } from '../call.ts';
import { verifyUntil } from '../signed-links/signed-value.ts';

/** The reviewer making the request, their grant, and what the grant lets them see. */
export interface ReviewerCaller {
  readonly grantId: string;
  readonly reviewer: {
    readonly id: string;
    readonly kind: 'client' | 'external' | 'vendor';
    readonly name: string;
  };
  /** The application fields that the reviewer may see; if empty, all fields. */
  readonly fields: readonly GrantField[];
  readonly blind: boolean;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/** The same error for every invalid link, so that it does not reveal why the link is invalid. */
export const linkInvalid = () => new HttpError(403, 'link_invalid', LINK_INVALID);

interface GrantRow {
  kind: ReviewerCaller['reviewer']['kind'];
  name: string;
  fields: string;
  blind: 0 | 1;
  expires_at: number;
}

/**
 * Authenticates a reviewer by id and `expires`. Checks the signature before any lookup, then the
 * expiry, then the grant's row.
 * @throws HttpError 403 `link_invalid`
 */
export const openGrant = async (
  { PEOPLE }: Pick<Bindings, 'PEOPLE'>,
  reviewerId: string,
  expires: string,
  now: number,
): Promise<ReviewerCaller> => {
  const signedFor = { purpose: 'reviewer-link', subject: reviewerId } as const;
  const signed = await verifyUntil(PEOPLE, signedFor, expires, now);
  if (!signed?.id) throw linkInvalid();
  const row = await PEOPLE.prepare(
    `SELECT reviewer.kind, reviewer.name, fields, blind, expires_at
     FROM review_grant JOIN reviewer ON reviewer.id = reviewer_id
     WHERE review_grant.id = ? AND reviewer_id = ? AND revoked_at IS NULL AND expires_at > ?`,
  )
    .bind(signed.id, reviewerId, now)
    .first<GrantRow>();
  if (!row) throw linkInvalid();
  return {
    grantId: signed.id,
    reviewer: { id: reviewerId, kind: row.kind, name: row.name },
    fields: JSON.parse(row.fields),
    blind: row.blind === 1,
    expiresAt: Math.min(signed.until, row.expires_at),
  };
};

/** Authenticates requests under `misc/reviewers/{id}`. */
export const authenticateReviewer: Authenticate<ReviewerCaller> = ({
  params,
  url,
  bindings,
  now,
}) => {
  // Repeated parameters are joined into one value, whose signature is never valid.
  const { expires = '' } = queryRecord(url.search);
  return openGrant(bindings, params.reviewerId ?? params.id ?? '', expires, now);
};
