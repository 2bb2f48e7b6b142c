import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { createContext } from '../../../tests/support/request-context.ts';
import { siteBindings, TEST_SITE } from '../../../tests/support/site-bindings.ts';
import { database, storage } from '../../../tests/support/test-database.ts';
import { exchangeReviewerLink } from '../../api/exchange-reviewer-link.ts';
import { isPreviewing } from '../../pages/preview.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { openGrant } from '../reviewers/authenticate-reviewer.ts';
import { findSession, hashToken, listSessions } from '../sessions/sessions.ts';
import { rotateKeys } from './rotate-keys.ts';
import { openSignInLink } from './sign-in-link.ts';

/**
 * Links created by commit b0e7046 on 16 November 2026, 12:00 UTC, and their database rows: a
 * reviewer's link valid for seven days, a session valid for thirty days, a sign-in link valid for
 * 15 minutes and a preview valid for an hour.
 */
const EARLIER_LINKS = JSON.parse(
  readFileSync('tests/fixtures/links-of-2026-11-22.json', 'utf8'),
) as {
  applicationId: string;
  reviewerLink: string;
  bearer: string;
  signInToken: string;
  previewCookie: string;
  rows: Record<string, Record<string, string | number | null>[]>;
};
const HOUR_MS = 60 * 60 * 1000;

const bindings = siteBindings(database);
beforeAll(async () => {
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
  const submittedAt = NOW - DAY_MS;
  await insertTestApplication(storage, {
    id: EARLIER_LINKS.applicationId,
    jobFid: 'open',
    submittedAt,
  });
  await database.db.batch(
    Object.entries(EARLIER_LINKS.rows).flatMap(([table, rows]) =>
      rows.map((row) => {
        const places = Object.keys(row).map(() => '?');
        return database.db
          .prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`)
          .bind(...Object.values(row));
      }),
    ),
  );
});

const linkQuery = new URL(EARLIER_LINKS.reviewerLink).searchParams;
const reviewer = linkQuery.get('reviewer') ?? '';
const expires = linkQuery.get('expires') ?? '';

test('a reviewer’s link works until it expires, and opening it sets a cookie', async () => {
  const open = (now: number) => openGrant(bindings, reviewer, expires, now);
  expect(await open(NOW + 7 * DAY_MS - 1)).toMatchObject({ reviewer: { name: 'Grace' } });
  await expect(open(NOW + 7 * DAY_MS)).rejects.toMatchObject({ code: 'link_invalid' });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + 7 * DAY_MS - 60_000 });
  const opened = await exchangeReviewerLink(
    createContext(new Request(EARLIER_LINKS.reviewerLink), bindings),
    Date.now(),
  );
  vi.useRealTimers();
  expect(opened?.headers.get('set-cookie')).toMatch(/^__Host-review-.*Max-Age=60$/);
});

test('a session is valid until it expires, even though its last use is unknown', async () => {
  const tokenHash = await hashToken(EARLIER_LINKS.bearer);
  const end = NOW + 30 * DAY_MS;
  expect(await findSession(database.db, tokenHash, end - 1)).toMatchObject({
    email: 'ada@example.com',
  });
  expect(await findSession(database.db, tokenHash, end)).toBeUndefined();
  const caller = { email: 'ada@example.com', tokenHash };
  expect(await listSessions(database.db, caller, end - 1)).toMatchObject([
    { browser: '', lastUsedAt: null, isCurrent: true },
  ]);
});

test('a sign-in link works without a code until it expires', async () => {
  const proof = { browserSecret: undefined, code: undefined };
  const open = (now: number) =>
    openSignInLink(database.db, EARLIER_LINKS.signInToken, proof, { browser: '', now });
  await expect(open(NOW + 15 * 60_000)).rejects.toMatchObject({ code: 'link_over' });
  expect(await open(NOW + 15 * 60_000 - 1)).toMatchObject({ email: 'ada@example.com' });
});

const request = new Request(TEST_SITE, { headers: { cookie: EARLIER_LINKS.previewCookie } });

test('a preview shows drafts until it expires', async () => {
  expect(await isPreviewing({ request, bindings }, NOW + HOUR_MS - 1)).toBe(true);
  expect(await isPreviewing({ request, bindings }, NOW + HOUR_MS)).toBe(false);
});

test('after the keys are rotated, they still work', async () => {
  const kinds = ['reviewer-link', 'preview', 'content'] as const;
  expect(await rotateKeys(database.db, kinds, NOW)).toHaveLength(kinds.length);
  const end = NOW + 7 * DAY_MS - 1;
  expect(await openGrant(bindings, reviewer, expires, end)).toMatchObject({
    reviewer: { name: 'Grace' },
  });
  expect(await isPreviewing({ request, bindings }, NOW + HOUR_MS - 1)).toBe(true);
});
