import type { NewGrant } from '../../worker/backend/reviewers/check-grant.ts';
import { issueGrant, reviewerLink } from '../../worker/backend/reviewers/grants.ts';
import { insertTestApplication, type TestApplication } from './applications.ts';
import type { openState } from './bindings.ts';
import { DAY_MS } from './records.ts';

type State = Awaited<ReturnType<typeof openState>>;

/** What a site's state needs for reviews: one binding each, as the proxy makes new ones. */
export const reviewBindings = ({ env }: State) => ({
  DB: env.DB,
  FILES: env.FILES,
  EVENTS: env.EVENTS,
});
type ReviewBindings = ReturnType<typeof reviewBindings>;

/** What workerd says of a database that another process has locked, to a write and to a read. */
const LOCKED = /SQLITE_BUSY|Failed to get session commit token/;

/** How long a lock is waited for, as `askSite` does. */
const LOCK_WAIT_MS = 5_000;

/**
 * Runs code of the worker on the database of a site that runs: it may be writing itself, and workerd
 * does not wait for a lock that another process holds. Plain SQL goes by `askSite` instead.
 * @throws what stands in the way, once it has been waited for long enough
 */
export const whenUnlocked = async <T>(use: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return await use();
    } catch (error) {
      if (!LOCKED.test(String(error)) || Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
};

/** An application of yesterday to a job of the test site. */
export const addApplication = (bindings: ReviewBindings, changes: Partial<TestApplication> = {}) =>
  whenUnlocked(() =>
    insertTestApplication(bindings, {
      jobFid: 'zylo1001',
      submittedAt: Date.now() - DAY_MS,
      ...changes,
    }),
  );

/** A reviewer's link as they receive it: its path and query, and the grant behind it. */
export const addLink = async (
  bindings: ReviewBindings,
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
  const { grantId, reviewerId } = await whenUnlocked(() => issueGrant(bindings, grant, now));
  const link = await whenUnlocked(() => reviewerLink(bindings.DB, 'http://site', grantId, now));
  const { search } = new URL(link?.url ?? '');
  return { grantId, reviewerId, search, desk: `/vendor-review${search}` };
};
