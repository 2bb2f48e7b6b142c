import type { NewGrant } from '../../worker/backend/reviewers/check-grant.ts';
import { issueGrant, reviewerLink } from '../../worker/backend/reviewers/grants.ts';
import type { Bindings } from '../../worker/env.ts';
import { insertTestApplication, type TestApplication } from './applications.ts';
import { DAY_MS } from './records.ts';

/** An application from yesterday for a job on the test site. */
export const addApplication = (bindings: Bindings, changes: Partial<TestApplication> = {}) =>
  insertTestApplication(bindings, {
    jobFid: 'zylo1001',
    submittedAt: Date.now() - DAY_MS,
    ...changes,
  });

/** A reviewer's link as the reviewer receives it: its path and query, and its grant. */
export const addLink = async (
  bindings: Bindings,
  applicationIds: string[],
  changes: Partial<NewGrant> = {},
) => {
  const now = Date.now();
  const grant = {
    reviewer: {
      kind: 'client' as const,
      name: 'Grace',
      email: `${crypto.randomUUID()}@example.com`,
    },
    applicationIds,
    blind: false,
    expiresAt: now + 7 * DAY_MS,
    ...changes,
  };
  const { grantId, reviewerId } = await issueGrant(bindings, grant, now);
  const link = await reviewerLink(bindings.PEOPLE, 'http://site', grantId, now);
  const { search } = new URL(link?.url ?? '');
  return { grantId, reviewerId, search, desk: `/vendor-review${search}` };
};
