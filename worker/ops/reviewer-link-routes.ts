import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { describeListPage } from '../backend/list-records.ts';
import { issueGrant, listGrants, reviewerLink, revokeGrant } from '../backend/reviewers/grants.ts';
import { type Bindings, readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { isoDate, isoDateOrNull } from '../http/iso-date.ts';
import { noteReading } from './note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from './register-operator-call.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRODUCT_CALL = { isOfProduct: true };

const loadLink = async (bindings: Bindings, id: string, now: number) => {
  const link = found(
    await reviewerLink(bindings.PEOPLE, readVariables(bindings).SITE_URL, id, now),
    'reviewer link',
  );
  return { ...link, id, expiresAt: isoDate(link.expiresAt) };
};

export const addReviewerLinkRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.issueReviewerLink,
    async ({ bindings, body, now }) => {
      const { kind, name, email, days, ...grant } = body;
      const { grantId } = await issueGrant(
        bindings,
        { ...grant, reviewer: { kind, name, email }, expiresAt: now + days * DAY_MS },
        now,
      );
      return { data: await loadLink(bindings, grantId, now) };
    },
    { ...PRODUCT_CALL, status: 201 },
  );
  registerOperatorCall(
    app,
    endpoints.listReviewerLinks,
    async ({ bindings, query, url, now }) => {
      const found = await listGrants(bindings.PEOPLE, query);
      await noteReading(bindings.PEOPLE, 'grants.listed', 'grants', now, {
        shown: found.rows.length,
      });
      return {
        data: found.rows.map((grant) => ({
          ...grant,
          createdAt: isoDate(grant.createdAt),
          expiresAt: isoDate(grant.expiresAt),
          revokedAt: isoDateOrNull(grant.revokedAt),
        })),
        ...describeListPage(url, query, found),
      };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.getReviewerLink,
    async ({ bindings, now, ...call }) => {
      const link = await loadLink(bindings, readIdParameter(call), now);
      if (link.revoked) {
        throw new HttpError(409, 'revoked', 'This link was revoked. Create a new one.');
      }
      await noteReading(bindings.PEOPLE, 'grant.link_read', link.id, now);
      return { data: link };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.revokeReviewerLink,
    async ({ bindings, now, ...call }) => {
      found(
        (await revokeGrant(bindings.PEOPLE, readIdParameter(call), now)) || null,
        'reviewer link',
      );
      return { data: { revoked: true } };
    },
    PRODUCT_CALL,
  );
};
