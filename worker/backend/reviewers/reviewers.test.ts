import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import {
  isWaiting,
  type Review,
  type ReviewedApplication,
  type ReviewerDesk,
} from '../../../src/contracts/review.ts';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord } from '../../../tests/support/records.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import { respondInJson } from '../../api/respond-to-call.ts';
import type { Bindings } from '../../env.ts';
import { createRequestContext } from '../../http/request/request-context.ts';
import { requestMove } from '../applications/pending-moves.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import type { NewGrant } from './check-grant.ts';
import { issueGrant, reviewerLink, revokeGrant } from './grants.ts';

// docs/specification.md: 1.6, 3.10, 7.7

let database: TestDatabase;
let bindings: Bindings;
/**
 * Applications to the open job and to the anonymous employer's job, and one that is not in any
 * grant.
 */
let ada: Awaited<ReturnType<typeof insertTestApplication>>;
let mary: typeof ada;
let ungranted: typeof ada;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('open', { title: 'Gardener' }),
    jobRecord('secret', { employerVisibility: 'anonymous' }),
  ]);
});

beforeEach(async () => {
  await database.db.batch(
    ['application', 'reviewer', 'event'].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
  const submittedAt = Date.now() - DAY_MS;
  const resume = { name: 'Ada Byron.pdf', type: 'application/pdf', bytes: pdfResume() };
  ada = await insertTestApplication(bindings, {
    jobFid: 'open',
    submittedAt,
    resume,
    coverLetter: 'I am Ada Byron: ada@byron.example.',
    answers: [{ questionId: 'why', label: 'Why?', values: ['Because Ada counts.'] }],
  });
  mary = await insertTestApplication(bindings, {
    jobFid: 'secret',
    submittedAt,
    firstName: 'Mary',
    lastName: 'Somerville',
  });
  ungranted = await insertTestApplication(bindings, { jobFid: 'open', submittedAt, resume });
});

afterEach(() => void vi.useRealTimers());

interface Link {
  readonly grantId: string;
  readonly reviewer: string;
  readonly expires: string;
}
const grantTo = async (name: string, changes: Partial<NewGrant> = {}): Promise<Link> => {
  const { grantId } = await issueGrant(
    bindings,
    {
      reviewer: { kind: 'client', name, email: `${name.toLowerCase()}@example.com` },
      applicationIds: [ada.id, mary.id],
      ...{ blind: false, contact: changes.fields === undefined },
      expiresAt: Date.now() + DAY_MS,
      ...changes,
    },
    Date.now(),
  );
  const link = await reviewerLink(database.db, 'http://site', grantId, Date.now());
  const { searchParams } = new URL(link?.url ?? '');
  return {
    grantId,
    reviewer: searchParams.get('reviewer') ?? '',
    expires: searchParams.get('expires') ?? '',
  };
};

const callApi = (
  path: string,
  { expires }: Pick<Link, 'expires'>,
  body?: unknown,
  env: Bindings = bindings,
) =>
  respondInJson(
    createRequestContext(
      new Request(`http://site/misc/reviewers/${path}?${new URLSearchParams({ expires })}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
      env,
      { waitUntil: () => undefined },
      { id: 'the-id' },
    ),
  );
const desk = async (link: Link) =>
  ((await (await callApi(link.reviewer, link)).json()) as { data: ReviewerDesk }).data;
const application = async (link: Link, id: string) =>
  (
    (await (await callApi(`${link.reviewer}/applications/${id}`, link)).json()) as {
      data: ReviewedApplication;
    }
  ).data;
const ownReview = async (link: Link, applicationId: string) =>
  (await application(link, applicationId)).own;
const send = async (link: Link, reviewId: string, body: unknown) => {
  const response = await callApi(`${link.reviewer}/application-reviews/${reviewId}`, link, body);
  const json = (await response.json()) as { data: Review; error: { code: string; fields: object } };
  return { status: response.status, ...json };
};
const comment = (link: Link, id: string, text: string) =>
  callApi(`${link.reviewer}/applications/${id}`, link, { comment: text });
const events = async () =>
  (
    await database.db
      .prepare(`SELECT payload FROM event WHERE kind = 'review_submitted'`)
      .all<{ payload: string }>()
  ).results.map(({ payload }) => JSON.parse(payload));

const versions = async (reviewId: string) =>
  (
    await database.db
      .prepare(
        `SELECT version, status, comment, names_open AS namesOpen FROM review_version
         WHERE review_id = ? ORDER BY version`,
      )
      .bind(reviewId)
      .all()
  ).results;

const SCORES = {
  recommendation: 'yes',
  attributes: [{ name: 'Skills', rating: 4, note: 'Deft.' }],
  comment: 'Good.',
};

/** Submits a review of Ada's application. */
const handIn = async (link: Link) => {
  const { id, version } = await ownReview(link, ada.id);
  return send(link, id, { action: 'submit', version, ...SCORES });
};

test('the list shows pending reviews before completed ones, and hides an anonymous employer', async () => {
  const link = await grantTo('Grace');
  const before = await desk(link);
  expect(before.reviewer).toMatchObject({ name: 'Grace', kind: 'client' });
  expect(before.reviews.map(({ applicant }) => applicant).sort()).toEqual([
    'Ada Byron',
    'Mary Somerville',
  ]);
  expect(JSON.stringify(before)).not.toContain('@');
  const [first] = before.reviews;
  await send(link, first?.id ?? '', { action: 'submit', version: 0, ...SCORES });
  const after = await desk(link);
  expect(after.reviews.at(-1)).toMatchObject({
    id: first?.id,
    status: 'received',
    recommendation: 'yes',
  });
  expect(after.reviews.find(({ applicant }) => applicant.startsWith('Mary'))?.job).toEqual({
    fid: 'secret',
    title: 'Gardener',
    companyName: null,
  });
});

test('every response is marked private, including rejections', async () => {
  const link = await grantTo('Grace');
  for (const expires of [link.expires, 'forged']) {
    const response = await callApi(link.reviewer, { expires });
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
  }
});

test('every invalid link gets the same message, whatever is wrong with it', async () => {
  const link = await grantTo('Grace');
  const other = await grantTo('Hedy', { applicationIds: [ungranted.id] });
  const revoked = await grantTo('Ida');
  await revokeGrant(database.db, revoked.grantId, Date.now());
  const ended = await grantTo('Joan');
  await database.db
    .prepare('UPDATE review_grant SET created_at = 1, expires_at = 2 WHERE id = ?')
    .bind(ended.grantId)
    .run();
  const review = (await ownReview(link, ada.id)).id;
  const theirs = (await ownReview(other, ungranted.id)).id;
  const draft = { action: 'draft', version: 0 };
  const bad: [string, string, unknown?][] = [
    [link.reviewer, ''],
    [link.reviewer, 'x'],
    [link.reviewer, other.expires],
    [other.reviewer, link.expires],
    ['nobody', link.expires],
    [revoked.reviewer, revoked.expires],
    [ended.reviewer, ended.expires],
    [`${link.reviewer}/applications/${ungranted.id}`, link.expires],
    [`${link.reviewer}/applications/nothing`, link.expires],
    [`${link.reviewer}/applications/${ungranted.id}`, link.expires, { comment: 'Hi.' }],
    [`${link.reviewer}/application-reviews/${theirs}`, link.expires, draft],
    [`${other.reviewer}/application-reviews/${review}`, other.expires, draft],
    [`${link.reviewer}/application-reviews/nothing`, link.expires, draft],
    [`${revoked.reviewer}/application-reviews/${review}`, revoked.expires, draft],
    // A caller without access does not learn what is wrong with the body.
    [`${revoked.reviewer}/application-reviews/${review}`, revoked.expires, 'nonsense'],
  ];
  const texts = new Set<string>();
  for (const [path, expires, body] of bad) {
    const response = await callApi(path, { expires }, body);
    expect(response.status, path).toBe(403);
    texts.add(await response.text());
  }
  expect([...texts]).toHaveLength(1);
  expect(JSON.parse([...texts][0] ?? '').error).toMatchObject({
    code: 'link_invalid',
    message: expect.stringMatching(/ask the person who sent it/),
  });
  expect(await events()).toEqual([]);
});

test('the response for an application has exactly the fields in the API contract', async () => {
  const link = await grantTo('Grace');
  const response = await callApi(`${link.reviewer}/applications/${ada.id}`, link);
  const body = await response.json();
  expect(v.parse(endpoints.getReviewedApplication.answer, body)).toEqual(body);
  expect((body as { data: ReviewedApplication }).data).toMatchObject({
    applicant: 'Ada Byron',
    blind: false,
    application: { firstName: 'Ada', email: ada.email, coverLetter: expect.stringMatching(/Ada/) },
    resume: { url: `/misc/resumes/${ada.resumeId}`, name: 'Ada Byron.pdf' },
    job: { title: 'Gardener', companyName: 'Acme Rockets' },
  });
});

test('a client’s reviewer sees no contact details unless they are granted', async () => {
  const seen = async (name: string, changes: Partial<NewGrant>) => {
    const { application: shown } = await application(await grantTo(name, changes), ada.id);
    return [shown.email, shown.phone, shown.coverLetter, shown.firstName];
  };
  const hidden = [undefined, undefined, 'I am Ada Byron: [contact].', 'Ada'];
  const open = [ada.email, expect.any(String), 'I am Ada Byron: ada@byron.example.', 'Ada'];
  const vendor = { kind: 'vendor', name: 'Vera', email: 'vera@example.com' } as const;
  expect(await seen('Grace', { contact: false })).toEqual(hidden);
  expect(await seen('Grace', { contact: true })).toEqual(open);
  expect(await seen('Vera', { contact: false, reviewer: vendor })).toEqual(open);
  const fields = ['names', 'coverLetter'];
  expect(await seen('Grace', { contact: false, fields })).toEqual(hidden);
  expect(await seen('Grace', { contact: true, fields })).toEqual(open);
  expect(await seen('Grace', { contact: false, fields: [...fields, 'contact'] })).toEqual(open);

  // A link from before keeps what it was given: no fields are listed, so it shows all.
  const link = await grantTo('Grace', { contact: false });
  await database.db.prepare("UPDATE review_grant SET fields = '[]'").run();
  expect((await application(link, ada.id)).application.email).toBe(ada.email);
});

test('a review of an application that has ended meanwhile is no longer needed, unless it is asked for again', async () => {
  const link = await grantTo('Grace');
  const env = { ...bindings, MOVE_DELAY_MINUTES: '0' } as unknown as Bindings;
  const end = (id: string) =>
    requestMove(env, id, 'unsuccessful', { silent: true, message: '' }, Date.now() + 1);
  await end(ada.id);
  const item = async () =>
    (await desk(link)).reviews.find(({ applicationId }) => applicationId === ada.id);
  expect((await desk(link)).reviews.map(({ needed }) => needed)).toEqual([true, false]);
  expect(isWaiting((await item()) as never)).toBe(false);
  expect(await application(link, ada.id)).toMatchObject({ needed: false, withdrawn: false });
  // What the reviewer has started can still be submitted.
  const { id } = await ownReview(link, ada.id);
  expect((await send(link, id, { action: 'draft', version: 0, ...SCORES })).status).toBe(200);

  await expect(grantTo('Grace')).rejects.toMatchObject({
    status: 409,
    code: 'applications_ended',
    options: {
      fields: { applicationIds: [`${ada.id}, Ada Byron, Gardener: Unsuccessful`] },
    },
  });
  vi.useFakeTimers({ now: Date.now() + 2, toFake: ['Date'] });
  await grantTo('Grace', { includeEnded: true });
  expect(await item()).toMatchObject({ needed: true, status: 'requested', hasDraft: true });
  expect((await ownReview(link, ada.id)).version).toBe(1);
});

test('an operator is warned of an application that a pending move is about to end', async () => {
  await requestMove(bindings, ada.id, 'unsuccessful', { silent: true, message: '' }, Date.now());
  await expect(grantTo('Grace')).rejects.toMatchObject({
    options: {
      fields: {
        applicationIds: [`${ada.id}, Ada Byron, Gardener: Submitted, to be Unsuccessful`],
      },
    },
  });
  // The reviewer is not told before the move takes effect.
  const link = await grantTo('Grace', { includeEnded: true });
  expect((await desk(link)).reviews.map(({ needed }) => needed)).toEqual([true, true]);
});

test('a draft is stored, stays private, and is deleted once the review is submitted', async () => {
  const grace = await grantTo('Grace');
  const hedy = await grantTo('Hedy');
  const { id } = await ownReview(grace, ada.id);
  const draft = { ...SCORES, recommendation: null };
  const saved = await send(grace, id, { action: 'draft', version: 0, ...draft });
  expect(saved.data).toMatchObject({ status: 'requested', version: 1, draft });
  expect(JSON.stringify(await application(hedy, ada.id))).not.toContain('Deft');
  expect(await events()).toEqual([]);

  const sent = await send(grace, id, { action: 'submit', version: 1, ...SCORES });
  expect(sent.data).toMatchObject({ status: 'received', version: 2, draft: null, ...SCORES });
  expect(await events()).toEqual([{ reviewId: id }]);
});

test('a submitted review can be edited and resubmitted, and the draft in between is not shown', async () => {
  const grace = await grantTo('Grace');
  const hedy = await grantTo('Hedy');
  const { id } = await ownReview(grace, ada.id);
  const theirs = await ownReview(hedy, ada.id);
  await send(hedy, theirs.id, { action: 'submit', version: 0, ...SCORES, comment: 'Mine.' });
  await send(grace, id, { action: 'submit', version: 0, ...SCORES });
  const edit = { ...SCORES, comment: 'Better thought out.' };
  expect((await send(grace, id, { action: 'draft', version: 1, ...edit })).data).toMatchObject({
    status: 'received',
    comment: 'Good.',
    draft: edit,
  });
  expect((await application(hedy, ada.id)).others).toMatchObject([
    { comment: 'Good.', draft: null },
  ]);
  const again = await send(grace, id, { action: 'submit', version: 2, ...edit });
  expect(again.data).toMatchObject({ version: 3, comment: 'Better thought out.' });
  expect(await events()).toHaveLength(3);
});

test('other reviewers’ reviews are counted but stay hidden until the reviewer submits their own', async () => {
  const grace = await grantTo('Grace');
  const hedy = await grantTo('Hedy');
  const { id } = await ownReview(hedy, ada.id);
  await send(hedy, id, { action: 'submit', version: 0, ...SCORES, comment: 'Hedy’s words' });
  const before = await application(grace, ada.id);
  expect(before).toMatchObject({ others: [], hiddenReviews: 1 });
  expect(JSON.stringify(before)).not.toContain('Hedy’s words');
  await send(grace, before.own.id, { action: 'decline', version: 0, comment: 'No time.' });
  expect(await application(grace, ada.id)).toMatchObject({ others: [], hiddenReviews: 1 });
  await send(grace, before.own.id, { action: 'submit', version: 1, ...SCORES });
  expect(await application(grace, ada.id)).toMatchObject({
    others: [{ comment: 'Hedy’s words', reviewerName: 'Hedy' }],
    hiddenReviews: 0,
  });
});

test('a save based on an older version, for example from a second tab, is rejected and overwrites nothing', async () => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  const save = (version: number, text: string) =>
    send(link, id, { action: 'draft', version, ...SCORES, comment: text });
  expect((await save(0, 'First tab.')).status).toBe(200);
  const late = await save(0, 'Second tab.');
  expect([late.status, late.error.code]).toEqual([409, 'version_conflict']);
  expect((await send(link, id, { action: 'submit', version: 0, ...SCORES })).status).toBe(409);
  expect((await ownReview(link, ada.id)).draft?.comment).toBe('First tab.');
  expect(await events()).toEqual([]);
});

test('only one of many concurrent saves of the same version is accepted', async () => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      send(link, id, { action: 'submit', version: 0, ...SCORES, comment: `Tab ${i}` }),
    ),
  );
  const taken = responses.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  const comment = taken[0]?.data.comment;
  expect((await ownReview(link, ada.id)).comment).toBe(comment);
  expect(await versions(id)).toMatchObject([{ version: 1, comment }]);
  expect(await events()).toHaveLength(1);
});

test('a request repeated after a lost response gets the same response', async () => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  for (const action of ['draft', 'submit']) {
    const { version } = await ownReview(link, ada.id);
    const body = { action, version, ...SCORES };
    const first = await send(link, id, body);
    expect(await send(link, id, body)).toEqual(first);
  }
  expect(await versions(id)).toHaveLength(1);
  expect(await events()).toHaveLength(1);
});

test('a declined review can still be submitted, but a received one cannot be declined', async () => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  const declined = await send(link, id, { action: 'decline', version: 0, comment: 'I know her.' });
  expect(declined.data).toMatchObject({ status: 'declined', comment: 'I know her.' });
  const sent = await send(link, id, { action: 'submit', version: 1, ...SCORES });
  expect(sent.data).toMatchObject({ status: 'received', version: 2 });
  const late = await send(link, id, { action: 'decline', version: 2 });
  expect([late.status, late.error.code]).toEqual([409, 'received']);
});

test('declining a pending request keeps a saved draft and never overwrites an unseen comment', async () => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  const decline = (version: number, comment: string) =>
    send(link, id, { action: 'decline', version, comment });
  await send(link, id, { action: 'draft', version: 0, ...SCORES, comment: 'So far.' });
  const declined = await decline(0, 'I know her.');
  expect(declined.data).toMatchObject({
    status: 'declined',
    version: 2,
    comment: 'I know her.',
    draft: { comment: 'So far.' },
  });
  expect(await decline(0, 'I know her.')).toEqual(declined);
  expect((await decline(0, 'No time.')).error.code).toBe('version_conflict');
  expect((await decline(2, 'No time.')).data).toMatchObject({ version: 3, comment: 'No time.' });
  expect(await events()).toHaveLength(2);
});

test.each([
  ['no action', { version: 0 }, 'action'],
  ['no version', { ...SCORES, action: 'submit' }, 'version'],
  ['no recommendation', { action: 'submit', version: 0 }, 'recommendation'],
  [
    'a strange recommendation',
    { ...SCORES, action: 'submit', version: 0, recommendation: 'maybe' },
    'recommendation',
  ],
  [
    'a rating of 6',
    { action: 'draft', version: 0, attributes: [{ name: 'Skills', rating: 6 }] },
    'attributes.0.rating',
  ],
  [
    'a strange attribute',
    { action: 'draft', version: 0, attributes: [{ name: 'Beauty', rating: 5 }] },
    'attributes.0.name',
  ],
  [
    'an attribute twice',
    { action: 'draft', version: 0, attributes: [{ name: 'Skills' }, { name: 'Skills' }] },
    'attributes',
  ],
  ['too long a comment', { action: 'draft', version: 0, comment: 'x'.repeat(5001) }, 'comment'],
])('a review with %s is rejected, and the error identifies the field', async (_, body, field) => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  const { status, error } = await send(link, id, body);
  expect(status).toBe(422);
  expect(Object.keys(error.fields)).toEqual([field]);
});

test('a blind grant hides names until the review is submitted, and never renumbers the candidates', async () => {
  const link = await grantTo('Grace', { blind: true });
  const hedy = await grantTo('Hedy');
  await comment(hedy, ada.id, 'Ada is bright.');
  const before = await application(link, ada.id);
  const text = JSON.stringify([before, await desk(link)]);
  for (const secret of [/\bAda\b/, /Byron/, /Mary/, /@/, /7946/, /linkedin/, /\.pdf/]) {
    expect(text).not.toMatch(secret);
  }
  expect(before).toMatchObject({
    blind: true,
    resume: null,
    resumeWaits: true,
    application: {
      location: 'London',
      coverLetter: 'I am [name]: [contact].',
      answers: [{ values: ['Because [name] counts.'] }],
    },
    feedback: [],
    hiddenFeedback: 1,
  });
  expect(before.applicant).toMatch(/^Candidate [12]$/);
  const other = (await application(link, mary.id)).applicant;
  await database.db.prepare('DELETE FROM application WHERE id = ?').bind(ada.id).run();
  expect((await application(link, mary.id)).applicant).toBe(other);
});

test('a blind grant reveals the applicant once the review is submitted', async () => {
  const link = await grantTo('Grace', { blind: true });
  const { id } = await ownReview(link, ada.id);
  await send(link, id, { action: 'submit', version: 0, ...SCORES });
  expect(await application(link, ada.id)).toMatchObject({
    applicant: 'Ada Byron',
    blind: false,
    resume: { name: 'Ada Byron.pdf' },
    application: { coverLetter: 'I am Ada Byron: ada@byron.example.' },
  });
  expect((await application(link, mary.id)).applicant).toMatch(/^Candidate/);
});

test('each version of a blind review records whether names were visible when it was submitted', async () => {
  const link = await grantTo('Grace', { blind: true });
  const { id } = await ownReview(link, ada.id);
  const steps = ['decline', 'draft', 'submit', 'draft', 'submit'];
  for (const [version, action] of steps.entries()) {
    const body = { action, version, ...SCORES, comment: `${action} ${version}` };
    expect((await send(link, id, body)).status).toBe(200);
  }
  expect(await versions(id)).toEqual([
    { version: 1, status: 'declined', comment: 'decline 0', namesOpen: 0 },
    { version: 3, status: 'received', comment: 'submit 2', namesOpen: 0 },
    { version: 5, status: 'received', comment: 'submit 4', namesOpen: 1 },
  ]);
});

test.each<[string, Partial<NewGrant>[], number[]]>([
  ['an open link', [{ blind: false }], [1, 1]],
  ['a blind link', [{ blind: true }], [0, 1]],
  ['a blind link and an open one to the same reviewer', [{ blind: true }, {}], [1, 1]],
  ['a link to what names nobody', [{ fields: ['coverLetter', 'answers'] }], [0, 0]],
  ['a blind link that will open the resume', [{ blind: true, fields: ['resume'] }], [0, 1]],
])(
  'with %s, the record shows whether names were visible at each submission',
  async (_, all, open) => {
    const [link] = await Promise.all(all.map((changes) => grantTo('Grace', changes)));
    await handIn(link as Link);
    const { data } = await handIn(link as Link);
    expect((await versions(data.id)).map(({ namesOpen }) => namesOpen)).toEqual(open);
  },
);

test('a grant for specific fields shows only those fields, before and after the review', async () => {
  const link = await grantTo('Grace', { fields: ['answers', 'location'] });
  const { id } = await ownReview(link, ada.id);
  for (const version of [0, 1]) {
    const shown = await application(link, ada.id);
    expect(Object.keys(shown.application).sort()).toEqual(
      ['answers', 'id', 'jobFid', 'location', 'statusAt'].sort(),
    );
    expect(shown).toMatchObject({ resume: null, resumeWaits: false });
    expect(JSON.stringify(shown)).not.toMatch(/Ada|Byron|@/);
    await send(link, id, { action: 'submit', version, ...SCORES });
  }
});

test('other reviewers’ comments are counted but stay hidden until the reviewer submits a review', async () => {
  const grace = await grantTo('Grace', { fields: ['answers'] });
  const hedy = await grantTo('Hedy');
  await comment(hedy, ada.id, 'Ada is too quiet.');
  await comment(grace, ada.id, 'My own.');
  const before = await application(grace, ada.id);
  expect(before).toMatchObject({ feedback: [{ comment: 'My own.' }], hiddenFeedback: 1 });
  expect(JSON.stringify(before)).not.toContain('quiet');
  await handIn(grace);
  expect(await application(grace, ada.id)).toMatchObject({
    // This grant excludes names even after the review is received.
    feedback: [{ comment: '[name] is too quiet.' }, { comment: 'My own.' }],
    hiddenFeedback: 0,
  });
});

test.each([
  ['withdrawn', `UPDATE application SET status = 'withdrawn'`, 409, 'withdrawn'],
  ['revoked', 'UPDATE review_grant SET revoked_at = created_at', 403, 'link_invalid'],
])(
  'a write is rejected if the application or grant is %s between the check and the write',
  async (_, change, status, code) => {
    const link = await grantTo('Grace');
    const { id } = await ownReview(link, ada.id);
    const rows = async () =>
      (
        await database.db.batch(
          ['review', 'feedback', 'event'].map((table) =>
            database.db.prepare(`SELECT * FROM ${table}`),
          ),
        )
      ).map(({ results }) => results);
    const before = await rows();
    // Checks use single reads, and writes use batches, so the change can be injected just before
    // the batch.
    const PEOPLE = new Proxy(database.db, {
      get: (db, name: 'prepare' | 'batch') =>
        name === 'batch'
          ? async (statements: Parameters<typeof db.batch>[0]) => {
              await db.prepare(change).run();
              return db.batch(statements);
            }
          : db[name].bind(db),
    });
    for (const [path, body] of [
      [`application-reviews/${id}`, { action: 'submit', version: 0, ...SCORES }],
      [`applications/${ada.id}`, { comment: 'Too late.' }],
    ] as const) {
      await database.db.batch([
        database.db.prepare(`UPDATE application SET status = 'submitted'`),
        database.db.prepare('UPDATE review_grant SET revoked_at = NULL'),
      ]);
      const response = await callApi(`${link.reviewer}/${path}`, link, body, {
        ...bindings,
        PEOPLE,
      });
      expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
    }
    expect(await rows()).toEqual(before);
  },
);

test('concurrent comments are all stored, but a double click stores only one comment', async () => {
  const grace = await grantTo('Grace');
  const hedy = await grantTo('Hedy');
  await Promise.all([
    comment(grace, ada.id, 'From Grace.'),
    comment(hedy, ada.id, 'From Hedy.'),
    comment(grace, ada.id, 'From Grace.'),
  ]);
  await handIn(grace);
  await handIn(hedy);
  const { feedback } = await application(grace, ada.id);
  expect(feedback.map(({ comment: text }) => text).sort()).toEqual(['From Grace.', 'From Hedy.']);
  expect((await comment(grace, ada.id, ' \n ')).status).toBe(422);
  await comment(grace, ada.id, 'And more.');
  expect((await application(hedy, ada.id)).feedback.at(-1)).toMatchObject({
    comment: 'And more.',
    reviewerName: 'Grace',
  });
});

test('a withdrawn application reveals nothing and accepts no drafts or comments', async () => {
  const link = await grantTo('Grace');
  const { id } = await ownReview(link, ada.id);
  await send(link, id, { action: 'draft', version: 0, ...SCORES });
  await comment(link, ada.id, 'Ada!');
  await database.db
    .prepare(`UPDATE application SET status = 'withdrawn' WHERE id = ?`)
    .bind(ada.id)
    .run();
  const shown = await application(link, ada.id);
  expect(shown).toMatchObject({ withdrawn: true, application: { status: 'withdrawn' } });
  expect(JSON.stringify([shown, await desk(link)])).not.toMatch(/Ada|Byron|Deft|Good/);
  expect((await desk(link)).reviews.at(-1)).toMatchObject({ id, withdrawn: true });
  expect((await send(link, id, { action: 'draft', version: 1 })).error.code).toBe('withdrawn');
  expect((await comment(link, ada.id, 'Still there?')).status).toBe(409);
});
