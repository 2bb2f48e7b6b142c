import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type PausedStorage, pauseStorage } from '../../../tests/support/pause-storage.ts';
import { companyRecord, DAY_MS, jobRecord } from '../../../tests/support/records.ts';
import { createContext, respondTo } from '../../../tests/support/request-context.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import { BROWSER_COOKIE, mailedToken } from '../../../tests/support/sign-in.ts';
import { respondInJson } from '../../api/respond-to-call.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { handleWaitingEvents } from '../events/consume-events.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { issueGrant, reviewerLink } from '../reviewers/grants.ts';
import { hashToken } from '../sessions/sessions.ts';

/*
 * Every way in which an erasure can overlap with a submission from the same address. One of the two
 * is paused before each of its storage calls while the other runs to completion.
 */

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    ...{ ...database.both, FILES: database.files, EVENTS: database.events },
    ERASURE_KEY: 'a key of thirty-two characters..',
  } as unknown as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
  await addPeople();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface StoredFile {
  readonly token: string;
}
interface Person {
  readonly email: string;
  readonly token: string;
}
const people: Person[] = [];
/** Adds signed-in candidates, one for each race. */
const addPeople = async () => {
  const rows = await Promise.all(
    Array.from({ length: 150 }, async (_, i) => {
      const person = { email: `ada-${i}@example.com`, token: `token-of-candidate-${i}` };
      people.push(person);
      return { email: person.email, hash: await hashToken(person.token) };
    }),
  );
  await database.db.batch(
    [
      `INSERT INTO candidate (id, email, created_at)
       SELECT value ->> 'email', value ->> 'email', 1 FROM json_each(?)`,
      `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
       SELECT value ->> 'hash', 'bearer', value ->> 'email', ${Date.now()}, 9e15 FROM json_each(?)`,
    ].map((sql) => database.db.prepare(sql).bind(JSON.stringify(rows))),
  );
};
const nextPerson = (): Person => {
  const person = people.pop();
  if (!person) throw new Error('Add more people.');
  return person;
};

const pdf = (text: string) => new File([new Uint8Array(pdfResume(text))], 'cv.pdf');
const createForm = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const call = (method: string, path: string, body?: object, token?: string) =>
  new Request(`http://site/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : body && JSON.stringify(body),
  });

const withCookie = (request: Request, cookie: string): Request => {
  request.headers.set('cookie', cookie);
  return request;
};

const createApplicationForm = (email: string, fields: Record<string, string | File> = {}) =>
  createForm({ firstName: 'Ada', lastName: 'Byron', email, consent: 'true', ...fields });
const createContactForm = (email: string) => ({
  ...{ name: 'Ada', email, company: 'Acme', service: 'Talent placement' },
  ...{ message: 'Call me.', consent: 'true' },
});
const storeResume = ({ token }: Person) =>
  call('POST', 'candidate/resume', createForm({ resume: pdf('kept') }), token);

const send = (request: Request, instead = bindings) => Promise.resolve(respondTo(request, instead));
const apply = (email: string) =>
  call('POST', 'misc/jobs/open/apply', createApplicationForm(email, { resume: pdf('new') }));

/** Every request that changes personal data, as a visitor would send it. */
const POSTS: Record<string, (person: Person) => Request | Promise<Request>> = {
  'an application': ({ email }) => apply(email),
  'an application with the kept resume': async (person) => {
    await send(storeResume(person));
    const form = createApplicationForm(person.email, { useKeptResume: 'true' });
    return call('POST', 'candidate/jobs/open/apply', form, person.token);
  },
  'a form to put right, with its file': ({ email }) => {
    const fields = { lastName: '', keepResume: 'true', resume: pdf('new') };
    return call('POST', 'misc/jobs/open/apply', createApplicationForm(email, fields));
  },
  'a form put right, whose file came with a mistyped address': async ({ email }) => {
    const fields = { lastName: '', keepResume: 'true', resume: pdf('new') };
    const mistyped = createApplicationForm(`mistyped-${email}`, fields);
    const wrong = call('POST', 'misc/jobs/open/apply', mistyped);
    const { error } = (await (await send(wrong)).json()) as { error: { keptFile: StoredFile } };
    const resumeToken = error.keptFile.token;
    return call('POST', 'misc/jobs/open/apply', createApplicationForm(email, { resumeToken }));
  },
  'a contact request': ({ email }) =>
    call('POST', 'contractor/ghostwriting-consultation', createContactForm(email)),
  'a referral': ({ email }) =>
    call('POST', 'misc/referrals', { name: 'Ada', email, consent: 'true' }),
  'a request for a sign-in link': ({ email }) => call('POST', 'candidate/magic-links', { email }),
  'a sign-in': async ({ email }) =>
    withCookie(
      call('POST', 'candidate/sessions', { token: await mailedToken(bindings, email) }),
      BROWSER_COOKIE,
    ),
  'a profile': ({ token }) => {
    const profile = { firstName: 'Ada', lastName: '', phone: '', location: '', links: {} };
    return call('POST', 'candidate/profile', profile, token);
  },
  'a resume to keep': async (person) => {
    await send(storeResume(person));
    return storeResume(person);
  },
  'the end of a kept resume': async (person) => {
    await send(storeResume(person));
    return call('DELETE', 'candidate/resume', undefined, person.token);
  },
};

/** The expected response statuses for each submission, from the earliest erasure to the latest. */
const STATUSES: Record<string, readonly number[]> = {
  'an application': [201],
  // 401 without the session, 422 without the file, 201 with both.
  'an application with the kept resume': [401, 422, 201],
  'a form to put right, with its file': [422],
  'a form put right, whose file came with a mistyped address': [201],
  'a contact request': [201],
  'a referral': [201],
  'a request for a sign-in link': [200],
  'a sign-in': [410, 201],
  'a profile': [401, 200],
  'a resume to keep': [401, 200],
  'the end of a kept resume': [401, 200],
};

const TABLES = ['application', 'contact_request', 'referral', 'candidate', 'candidate_token'];

/** The traces that remain: each address with its table, and all files except `others`. */
const findTraces = async (emails: readonly string[], others: readonly string[] = []) => {
  const found = await database.db.batch<{ email: string; trace: string }>(
    [
      ...TABLES.map((table) => `SELECT email, '${table}' AS trace FROM ${table}`),
      `SELECT payload AS email, 'event' AS trace FROM event`,
      `SELECT recipient || ' ' || coalesce(reply_to, '') AS email, template AS trace FROM outbox`,
    ].map((sql) => database.db.prepare(sql)),
  );
  const rows = found.flatMap(({ results }) => results);
  return [
    ...emails.flatMap((person) =>
      rows.filter(({ email }) => email?.includes(person)).map(({ trace }) => `${person} ${trace}`),
    ),
    ...(await storedFiles()).filter((key) => !others.includes(key)),
  ];
};
const storedFiles = async () =>
  (await database.files.list({ prefix: 'resumes/' })).objects.map(({ key }) => key);

const eraseCall = ({ token }: Person) => call('DELETE', 'candidate/account', undefined, token);
const erase = async (person: Person) => expect((await send(eraseCall(person))).status).toBe(200);

const isReached = (held: PausedStorage, work: Promise<unknown>) =>
  Promise.race([held.reached.then(() => true), work.then(() => false)]);

/** Turns all pending events into emails. */
const handleEvents = () => handleWaitingEvents(bindings, () => Date.now() + DAY_MS, 'event');

/**
 * Prepares a candidate's action, which then runs with the given storage.
 * @returns a function that runs the action and returns its response status
 */
type Act = (person: Person) => Promise<(storage: Bindings) => Promise<number>>;

/**
 * Erases a candidate during each storage call of an action: every run takes a new candidate, pauses
 * the action before one of its calls, erases the candidate, resumes, and expects that nothing of
 * theirs is left.
 * @returns the distinct statuses, in order of first appearance
 */
const overtakeByErasure = async (act: Act): Promise<number[]> => {
  const others = await storedFiles();
  const emails: string[] = [];
  const statuses = new Set<number>();
  for (let point = 0, isHeld = true; isHeld; point++) {
    const person = nextPerson();
    emails.push(person.email);
    const run = await act(person);
    const held = pauseStorage(bindings, point);
    const running = run(held.bindings);
    isHeld = await isReached(held, running);
    await erase(person);
    held.release();
    statuses.add(await running);
  }
  expect(emails.length).toBeGreaterThan(1);
  await handleEvents();
  expect(await findTraces(emails, others)).toEqual([]);
  return [...statuses];
};

test.each(Object.entries(POSTS))(
  '%s leaves no traces if an erasure overtakes it',
  async (name, post) => {
    const statuses = await overtakeByErasure(async (person) => {
      const request = await post(person);
      return async (storage) => (await send(request, storage)).status;
    });
    expect(statuses).toEqual(STATUSES[name]);
  },
);

test('submissions that arrive before an erasure leave no traces, even if they are written during one of its steps', async () => {
  const others = await storedFiles();
  const emails: string[] = [];
  const names = ['an application', 'a resume to keep', 'a form to put right, with its file'];
  for (let point = 0, isHeld = true; isHeld; point++) {
    const person = nextPerson();
    emails.push(person.email);
    const posts = await Promise.all(
      names.map(async (name) => {
        const request = await (POSTS[name] as (typeof POSTS)[string])(person);
        const held = pauseStorage(bindings, 0);
        return { held, answer: send(request, held.bindings) };
      }),
    );
    await Promise.all(posts.map(({ held }) => held.reached));
    const erasing = pauseStorage(bindings, point);
    const erased = send(eraseCall(person), erasing.bindings);
    isHeld = await isReached(erasing, erased);
    for (const { held } of posts) held.release();
    const responses = await Promise.all(posts.map(({ answer }) => answer));
    // The session ends in the last step of the erasure.
    expect(responses.map(({ status }) => status)).toEqual([201, isHeld ? 200 : 401, 422]);
    erasing.release();
    expect((await erased).status).toBe(200);
  }
  await handleEvents();
  expect(await findTraces(emails, others)).toEqual([]);
});

/** The index of the erasure step that writes the tombstone, which follows the session lookup. */
const TOMBSTONE_STEP = 1;

test('a submission during any step of an erasure counts as new and is kept, even if it repeats an earlier one', async () => {
  const before = (await storedFiles()).length;
  vi.useFakeTimers({ toFake: ['Date'] });
  let steps = 0;
  for (let isHeld = true; isHeld; steps++) {
    const person = nextPerson();
    await send(apply(person.email));
    const repeated = () => [
      call(
        'POST',
        'misc/jobs/open/apply',
        createApplicationForm(person.email, { resume: pdf('later') }),
      ),
      call('POST', 'misc/contact-us/employer', createContactForm(person.email)),
    ];
    // Before the tombstone is written, a repeated submission adds no second record.
    if (steps > TOMBSTONE_STEP) for (const post of repeated()) await send(post);
    const held = pauseStorage(bindings, steps);
    const erased = send(eraseCall(person), held.bindings);
    isHeld = await isReached(held, erased);
    vi.setSystemTime(Date.now() + 1);
    for (const post of repeated()) await send(post);
    held.release();
    expect((await erased).status).toBe(200);
    await handleEvents();
    expect(
      (await findTraces([person.email])).filter((trace) => trace.includes('@')).sort(),
    ).toEqual(
      ['application', 'application_received', 'application_received_notice']
        .concat('contact_copy', 'contact_notice', 'contact_request')
        .map((trace) => `${person.email} ${trace}`),
    );
  }
  expect((await storedFiles()).length - before).toBe(steps);
});

test('an erasure that happens while the queue turns an event into emails leaves no emails', async () => {
  const others = await storedFiles();
  const emails: string[] = [];
  for (let point = 0, isHeld = true; isHeld; point++) {
    const person = nextPerson();
    emails.push(person.email);
    await send(apply(person.email));
    await send(call('POST', 'candidate/magic-links', { email: person.email }));
    const held = pauseStorage(bindings, point);
    const handled = handleWaitingEvents(held.bindings, () => Date.now() + 10 * 60_000, 'event');
    isHeld = await isReached(held, handled);
    await erase(person);
    held.release();
    await handled;
  }
  await handleEvents();
  expect(await findTraces(emails, others)).toEqual([]);
});

test('pending emails are not sent to an erased address', async () => {
  const sent = vi.fn(async () => Response.json({ id: 'p1' }));
  vi.stubGlobal('fetch', sent);
  const withMail = {
    ...bindings,
    MAIL_API_URL: 'http://127.0.0.1:1/emails',
    MAIL_API_KEY: 'secret-key',
    MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
    MAIL_OPERATOR: 'team@rolecall.example',
  } as unknown as Bindings;
  await database.db.prepare('DELETE FROM outbox').run();
  // Delivery is paused before the due emails are listed, and then before the first of them is
  // claimed.
  for (const point of [0, 1]) {
    const person = nextPerson();
    await send(apply(person.email));
    await handleWaitingEvents(withMail, () => Date.now() + 10 * 60_000, 'event');
    const held = pauseStorage(withMail, point);
    const delivered = deliverMails(held.bindings, () => Date.now() + DAY_MS);
    expect(await isReached(held, delivered)).toBe(true);
    await erase(person);
    held.release();
    expect(await delivered).toBe(0);
  }
  expect(sent).not.toHaveBeenCalled();
});

test('all four contact forms respect an erasure without revealing it to the sender', async () => {
  for (const path of [
    'misc/contact-us/employer',
    'contractor/candidate-contact',
    'contractor/company-contact',
    'contractor/ghostwriting-consultation',
  ]) {
    const person = nextPerson();
    const held = pauseStorage(bindings, 0);
    const response = send(call('POST', path, createContactForm(person.email)), held.bindings);
    await held.reached;
    await erase(person);
    held.release();
    expect(await (await response).json()).toEqual({ data: { id: expect.any(String) } });
    expect(await findTraces([person.email], await storedFiles())).toEqual([]);
  }
});

test('an erasure of one address does not affect an in-flight submission from another address', async () => {
  const [ada, mary] = [nextPerson(), nextPerson()];
  const held = pauseStorage(bindings, 0);
  const response = send(apply(mary.email), held.bindings);
  await held.reached;
  await erase(ada);
  held.release();
  expect((await response).status).toBe(201);
  expect((await findTraces([mary.email])).slice(0, 1)).toEqual([`${mary.email} application`]);
});

test('a submission with a long upload counts as arriving when its request began', async () => {
  const person = nextPerson();
  const context = createContext(apply(person.email.toUpperCase()), bindings);
  await erase(person);
  const response = await respondInJson(context);
  expect(response.status).toBe(201);
  expect(
    (await findTraces([person.email.toUpperCase()])).filter((one) => one.includes('@')),
  ).toEqual([]);
});

interface Reviewed {
  readonly id: string;
  readonly resumeId: string;
  /** Query string of the reviewer's link. */
  readonly link: string;
}
/** Actions by other users on an application whose applicant is erased in the meantime. */
const OTHERS: Record<string, (reviewed: Reviewed, instead: Bindings) => Promise<number>> = {
  'a reviewer who reads the resume': async ({ resumeId, link }, instead) =>
    (await send(call('GET', `misc/resumes/${resumeId}?${link}`), instead)).status,
  'a reviewer who comments': async ({ id, link }, instead) => {
    const path = `misc/reviewers/${parseReviewer(link)}/applications/${id}?${link}`;
    return (await send(call('POST', path, { comment: 'Good.' }), instead)).status;
  },
  'a reviewer who submits a review': async ({ id, link }, instead) => {
    const review = await database.db
      .prepare('SELECT id FROM review WHERE application_id = ?')
      .bind(id)
      .first<{ id: string }>();
    const path = `misc/reviewers/${parseReviewer(link)}/application-reviews/${review?.id}?${link}`;
    const scores = { recommendation: 'yes', attributes: [], comment: 'Good.' };
    return (await send(call('POST', path, { action: 'submit', version: 0, ...scores }), instead))
      .status;
  },
  'an operator who invites another reviewer': ({ id }, instead) =>
    issueGrant(instead, createGrant(id, 'eva@client.example'), Date.now()).then(
      () => 200,
      ({ status = 500 }) => status,
    ),
};
/** The expected response statuses for each action, from the earliest erasure to the latest. */
const REVIEW_STATUSES: Record<string, readonly number[]> = {
  // 403 without the grant, 404 without the file, 200 with both.
  'a reviewer who reads the resume': [403, 404, 200],
  'a reviewer who comments': [403, 200],
  'a reviewer who submits a review': [403, 200],
  'an operator who invites another reviewer': [422, 200],
};
const parseReviewer = (link: string) => new URLSearchParams(link).get('reviewer');
const createGrant = (applicationId: string, email: string) => ({
  reviewer: { kind: 'client' as const, name: 'Rosa', email },
  applicationIds: [applicationId],
  blind: false,
  expiresAt: Date.now() + DAY_MS,
});

test.each(Object.entries(OTHERS))(
  '%s gets no server error and leaves no traces',
  async (name, act) => {
    const statuses = await overtakeByErasure(async ({ email }) => {
      const application = await insertTestApplication(bindings, {
        ...{ jobFid: 'open', email, submittedAt: Date.now() },
        resume: { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume() },
      });
      const { grantId } = await issueGrant(
        bindings,
        createGrant(application.id, 'rosa@client.example'),
        Date.now(),
      );
      const link = await reviewerLink(database.db, 'http://site', grantId, Date.now());
      return (storage) =>
        act({ ...application, link: new URL(link?.url ?? '').search.slice(1) }, storage);
    });
    expect(statuses).toEqual(REVIEW_STATUSES[name]);
  },
);
