import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { openGrant } from './authenticate-reviewer.ts';
import type { NewGrant } from './check-grant.ts';
import { issueGrant, listGrants, reviewerLink, revokeGrant } from './grants.ts';

// docs/specification.md: 1.6

let database: TestDatabase;
let bindings: Bindings;
let applicationIds: string[];

const SITE = 'https://site.example';
const grant = (changes: Partial<NewGrant> = {}): NewGrant => ({
  reviewer: { kind: 'client', name: 'Grace', email: 'grace@example.com' },
  applicationIds,
  blind: false,
  expiresAt: NOW + DAY_MS,
  ...changes,
});
const readLinkParameters = async (grantId: string) => {
  const link = await reviewerLink(database.db, SITE, grantId, NOW);
  const { searchParams } = new URL(link?.url ?? '');
  return {
    reviewer: searchParams.get('reviewer') ?? '',
    expires: searchParams.get('expires') ?? '',
  };
};
const rows = async (sql: string) => (await database.db.prepare(sql).all()).results;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
  applicationIds = [];
  for (let i = 0; i < 3; i++) {
    const application = { jobFid: 'open', submittedAt: NOW - DAY_MS };
    applicationIds.push((await insertTestApplication(bindings, application)).id);
  }
});
beforeEach(async () => {
  await database.db.batch(
    ['review', 'review_grant_application', 'review_grant', 'reviewer'].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

test('creating a grant requests reviews, sends an invitation and is audited, and the link opens the grant', async () => {
  const { grantId, reviewerId, eventId } = await issueGrant(
    bindings,
    grant({ fields: ['resume', 'names'] }),
    NOW,
  );
  const { reviewer, expires } = await readLinkParameters(grantId);
  expect(reviewer).toBe(reviewerId);
  expect(await openGrant(bindings, reviewer, expires, NOW)).toEqual({
    grantId,
    reviewer: { id: reviewerId, kind: 'client', name: 'Grace' },
    fields: ['names', 'resume'],
    blind: false,
    expiresAt: NOW + DAY_MS,
  });
  expect(await rows('SELECT application_id, status FROM review')).toHaveLength(3);
  expect(await rows(`SELECT kind, payload FROM event WHERE id = '${eventId}'`)).toEqual([
    { kind: 'review_invited', payload: JSON.stringify({ grantId }) },
  ]);
  expect(await rows(`SELECT action FROM audit_log WHERE subject = '${grantId}'`)).toEqual([
    { action: 'grant.issued' },
  ]);
});

test('a second grant to the same address reuses the reviewer and does not request any review twice', async () => {
  const first = await issueGrant(bindings, grant(), NOW);
  const again = { kind: 'vendor', name: 'Grace H.', email: 'GRACE@example.com' } as const;
  const second = await issueGrant(bindings, grant({ reviewer: again }), NOW);
  expect(second.reviewerId).toBe(first.reviewerId);
  expect(await rows('SELECT kind, name FROM reviewer')).toEqual([
    { kind: 'vendor', name: 'Grace H.' },
  ]);
  expect(await rows('SELECT id FROM review')).toHaveLength(3);
});

test('a new link requests declined reviews again and leaves received ones unchanged', async () => {
  const reviewer = { kind: 'client', name: 'Ida', email: 'ida@example.com' } as const;
  const first = await issueGrant(bindings, grant({ reviewer }), NOW);
  const [declined = '', received = ''] = applicationIds;
  const updateReview = (id: string, set: string) =>
    database.db
      .prepare(`UPDATE review SET ${set}, version = 5 WHERE application_id = ? AND reviewer_id = ?`)
      .bind(id, first.reviewerId)
      .run();
  await updateReview(declined, `status = 'declined', submitted_at = 1, comment = 'No time.'`);
  await updateReview(received, `status = 'received', submitted_at = 1, recommendation = 'yes'`);
  await issueGrant(bindings, grant({ reviewer }), NOW + 500);
  const columns = 'status, comment, requested_at, submitted_at, version';
  const review = async (id: string) =>
    (
      await rows(
        `SELECT ${columns} FROM review
         WHERE application_id = '${id}' AND reviewer_id = '${first.reviewerId}'`,
      )
    )[0];
  expect(await review(declined)).toEqual({
    status: 'requested',
    comment: '',
    requested_at: NOW + 500,
    submitted_at: null,
    version: 6,
  });
  expect(await review(received)).toMatchObject({ status: 'received', version: 5 });
});

test('an application listed twice is granted once', async () => {
  const [id = ''] = applicationIds;
  const { grantId } = await issueGrant(bindings, grant({ applicationIds: [id, id] }), NOW);
  expect(
    await rows(`SELECT number FROM review_grant_application WHERE grant_id = '${grantId}'`),
  ).toEqual([{ number: 1 }]);
});

test.each([
  ['applicationIds', { applicationIds: [] }, /Name at least one application/],
  ['applicationIds', { applicationIds: ['nobody', "x'--"] }, /nobody, x'--/],
  ['fields', { fields: ['salary'] }, /Unknown fields: salary.*names, contact/],
  ['expiresAt', { expiresAt: NOW + 999 }, /in the future/],
])('a grant with invalid %s is rejected with an explanation: %j', async (field, changes, words) => {
  const before = await rows('SELECT id FROM review_grant');
  await expect(issueGrant(bindings, grant(changes), NOW)).rejects.toMatchObject({
    status: 422,
    options: { fields: { [field]: [expect.stringMatching(words)] } },
  });
  expect(await rows('SELECT id FROM review_grant')).toEqual(before);
});

test('a revoked grant gives no access, and the revocation is audited once', async () => {
  const { grantId } = await issueGrant(bindings, grant(), NOW);
  const { reviewer, expires } = await readLinkParameters(grantId);
  const atOnce = Array.from({ length: 10 }, () => revokeGrant(database.db, grantId, NOW));
  expect(new Set(await Promise.all(atOnce))).toEqual(new Set([true]));
  expect(await revokeGrant(database.db, grantId, NOW)).toBe(true);
  expect(await revokeGrant(database.db, 'nobody', NOW)).toBe(false);
  await expect(openGrant(bindings, reviewer, expires, NOW)).rejects.toMatchObject({ status: 403 });
  expect((await reviewerLink(database.db, SITE, grantId, NOW))?.revoked).toBe(true);
  expect(
    await rows(
      `SELECT id FROM audit_log WHERE action = 'grant.revoked' AND subject = '${grantId}'`,
    ),
  ).toHaveLength(1);
});

test('a link is valid up to its last millisecond and no longer', async () => {
  const { grantId } = await issueGrant(bindings, grant(), NOW);
  const { reviewer, expires } = await readLinkParameters(grantId);
  const open = (now: number) => openGrant(bindings, reviewer, expires, now);
  expect(await open(NOW + DAY_MS - 1)).toMatchObject({ grantId });
  await expect(open(NOW + DAY_MS)).rejects.toMatchObject({ code: 'link_invalid' });
  // Even if the grant's row is valid for longer, the link's own expiry time applies.
  await database.db
    .prepare('UPDATE review_grant SET expires_at = ? WHERE id = ?')
    .bind(NOW + 2 * DAY_MS, grantId)
    .run();
  await expect(open(NOW + DAY_MS)).rejects.toMatchObject({ code: 'link_invalid' });
});

// docs/specification.md: 6.4
test('a link that was altered anywhere is rejected before the grant is looked up', async () => {
  const { grantId } = await issueGrant(bindings, grant(), NOW);
  const { reviewer, expires } = await readLinkParameters(grantId);
  const other = { kind: 'client', name: 'Hedy', email: 'hedy@example.com' } as const;
  const hedy = await issueGrant(bindings, grant({ reviewer: other }), NOW);
  const [seconds = '', id = '', signature = ''] = expires.split('.');
  const sibling = (await readLinkParameters(hedy.grantId)).expires;
  const last = signature.at(-1) === 'A' ? 'B' : 'A';
  const forged: [string, string][] = [
    ...['', 'x', '..', `${expires}.`, `${expires}=`, ` ${expires}`, `${expires}\n`].map(
      (value): [string, string] => [reviewer, value],
    ),
    [reviewer, `${Number(seconds) + 1}.${id}.${signature}`],
    [reviewer, `0${seconds}.${id}.${signature}`],
    [reviewer, `${seconds}.${hedy.grantId}.${signature}`],
    [reviewer, `${seconds}.${id}.${signature.slice(0, -1)}${last}`],
    ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .filter((character) => character !== signature.at(-1))
      .map((character): [string, string] => [
        reviewer,
        `${seconds}.${id}.${signature.slice(0, -1)}${character}`,
      ]),
    [reviewer, sibling],
    [hedy.reviewerId, expires],
    ['', expires],
    [`${reviewer}.${seconds}`, `${id}.${signature}`],
  ];
  let lookups = 0;
  const PEOPLE = new Proxy(database.db, {
    get(db, name: 'prepare') {
      if (name === 'prepare') lookups++;
      return db[name].bind(db);
    },
  });
  // Opening the first link reads the signing key; from then on, rejecting a forged link costs no
  // lookup.
  expect(await openGrant({ PEOPLE }, reviewer, expires, NOW)).toMatchObject({ grantId });
  lookups = 0;
  for (const [who, value] of forged) {
    await expect(openGrant({ PEOPLE }, who, value, NOW), value).rejects.toMatchObject({
      status: 403,
      code: 'link_invalid',
    });
  }
  expect(lookups).toBe(0);
});

test('lists grants page by page, newest first, with the number of received reviews', async () => {
  const reviewer = { kind: 'client', name: 'Ida', email: 'ida@example.com' } as const;
  const earlier = await issueGrant(bindings, grant({ reviewer }), NOW);
  const { grantId } = await issueGrant(bindings, grant(), NOW + 1000);
  await database.db
    .prepare(
      `UPDATE review SET status = 'received', recommendation = 'yes', submitted_at = 1
       WHERE application_id = ?
         AND reviewer_id = (SELECT id FROM reviewer WHERE email = 'grace@example.com')`,
    )
    .bind(applicationIds[0] ?? '')
    .run();
  const { rows, total } = await listGrants(database.db, { page: 1, perPage: 2 });
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    { id: grantId, applications: 3, received: 1, blind: false },
    { id: earlier.grantId, applications: 3, received: 0 },
  ]);
  const last = await listGrants(database.db, { page: 2, perPage: 1 });
  expect([last.rows.map(({ id }) => id), last.total]).toEqual([[earlier.grantId], 2]);
});
