import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAVE_INTERVAL_MS } from '../../src/features/reviews/score-card/draft-saver.ts';
import { revokeGrant } from '../../worker/backend/reviewers/grants.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { querySite } from '../support/query-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { addApplication, addLink } from '../support/reviews.ts';
import { site, siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.6

const open = testBrowser(siteUrl);
const bindings = await site.bindings();
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };

const RESUME = { name: 'Zoë Łuczak.pdf', type: 'application/pdf', bytes: pdfResume() };
const zoe = (changes: Parameters<typeof addApplication>[1] = {}) =>
  addApplication(bindings, { firstName: 'Zoë', lastName: 'Łuczak', resume: RESUME, ...changes });

interface StoredReview {
  id: string;
  status: string;
  recommendation: string | null;
  comment: string;
  draft: string | null;
}
const findReview = (applicationId: string, reviewerId: string) => {
  const [row] = querySite(
    siteState,
    'SELECT * FROM review WHERE application_id = ? AND reviewer_id = ?',
    applicationId,
    reviewerId,
  );
  if (!row) throw new Error('There is no such review.');
  return row as unknown as StoredReview;
};
/** Marks all of a reviewer's reviews as submitted. */
const submitReviews = (reviewerId: string, comment = '') =>
  querySite(
    siteState,
    `UPDATE review SET status = 'received', recommendation = 'no', comment = ?, submitted_at = 1
     WHERE reviewer_id = ?`,
    comment,
    reviewerId,
  );
/** Creates an application and a link for its reviewer. */
const createReviewerLink = async (
  changes: Parameters<typeof addApplication>[1] = {},
  grant: Parameters<typeof addLink>[2] = {},
) => {
  const application = await zoe(changes);
  const link = await addLink(bindings, [application.id], grant);
  const { id } = findReview(application.id, link.reviewerId);
  return {
    ...link,
    application,
    page: `/vendor-review/${application.id}${link.search}`,
    card: `/vendor-review/details/${id}${link.search}`,
    review: () => findReview(application.id, link.reviewerId),
  };
};

const choose = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true }).check();
const notes = (page: Page) => page.getByRole('textbox', { name: /^Notes/ });
const submitReview = (page: Page) => page.getByRole('button', { name: /^Submit / }).click();
/**
 * Expects a message on the page after a form is submitted. The message has focus, and the page
 * title starts with it.
 */
const expectMessage = async (page: Page, words: string) => {
  const statusMessage = page.getByRole('status').filter({ hasText: words });
  await statusMessage.waitFor();
  await expect
    .poll(() => statusMessage.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await page.title()).toMatch(new RegExp(`^${words} Zoë Łuczak`));
};
/** Opens a score card with a clock that `waitToSave` controls. */
const openCard = async (...args: Parameters<typeof open>) => {
  const page = await hydratePage(await open(...args));
  await page.clock.install();
  return page;
};
/** Moves the clock forward to the next automatic save. */
const waitToSave = (page: Page) => page.clock.fastForward(SAVE_INTERVAL_MS);
const saved = async (page: Page) => {
  await waitToSave(page);
  await page.getByText(/^Draft saved \d/).waitFor();
};

test('opening a link removes the secret from its URL, which gives no access without the cookie', async () => {
  const { desk, reviewerId, page: application } = await createReviewerLink();
  const page = await open(desk);
  await page.getByText('1 application is waiting for your review.').waitFor();
  expect(new URL(page.url()).search).toBe(`?reviewer=${reviewerId}`);
  expect(await page.content()).not.toContain('expires=');
  const copied = page.url();
  await page.goto(application);
  expect(new URL(page.url()).search).toBe(`?reviewer=${reviewerId}`);
  const elsewhere = await open(copied, { expectErrors: /403/ });
  await elsewhere.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await elsewhere.getByText('Open the link in the email you received').waitFor();
});

test('a browser that blocks cookies gets a page explaining that cookies are required', async () => {
  const { desk } = await createReviewerLink();
  // Follows the redirects like a browser, but without storing cookies.
  const response = await fetch(siteUrl + desk, { headers: PERSON });
  expect(response.status).toBe(403);
  const html = await response.text();
  expect(html).toContain('Cookies are required here');
  expect(html).toContain('Allow cookies for this site');
});

// docs/specification.md: 2.12
test('the whole review process works: console, application, resume, score card, submission and change', async () => {
  const { desk, review } = await createReviewerLink({ coverLetter: 'I cut <b>well</b>.' });
  const page = await open(desk);
  await page.getByText('1 application is waiting for your review.').waitFor();
  expect(await page.getByText('7 days').getAttribute('title')).toMatch(/\d{4}, \d\d:\d\d UTC$/);
  await page.getByRole('link', { name: 'Zoë Łuczak', exact: true }).click();
  await page.getByText('I cut <b>well</b>.').waitFor();

  // The resume opens in a new tab, in the browser's PDF viewer, which not every browser has.
  const [tab, resume] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('response', (one) => one.url().includes('/misc/resumes/')),
    page.getByRole('link', { name: 'Open the resume' }).click(),
  ]);
  expect(resume.status()).toBe(200);
  expect(resume.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  });
  await tab.close();

  await page.getByRole('link', { name: 'Write your review' }).click();
  await hydratePage(page);
  await choose(page, 'Your recommendation', 'Strong yes');
  await choose(page, 'Skills', '5 Excellent');
  await notes(page).fill('Deft.\nHire.');
  await submitReview(page);
  await expectMessage(page, 'Review submitted.');
  await page.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
  expect(await review()).toMatchObject({
    status: 'received',
    recommendation: 'strong_yes',
    comment: 'Deft.\nHire.',
    draft: null,
  });

  await page.getByRole('link', { name: 'Edit your review' }).click();
  await hydratePage(page);
  expect(await page.getByLabel('5 Excellent').nth(1).isChecked()).toBe(true);
  await choose(page, 'Your recommendation', 'Yes');
  await submitReview(page);
  await page.getByRole('link', { name: 'All applications' }).click();
  await page.getByText('You’ve submitted all your reviews.').waitFor();
  await page.getByText(/^Yes, submitted /).waitFor();
  expect(await review()).toMatchObject({ recommendation: 'yes', comment: 'Deft.\nHire.' });
});

test('without JavaScript, drafts, errors with all values, and submission work', async () => {
  const { card, review } = await createReviewerLink();
  const page = await open(card, { javaScriptEnabled: false, expectErrors: /422/ });
  await choose(page, 'Motivation', '2 Fair');
  await notes(page).fill('So far.');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText(/^Your draft from/).waitFor();
  expect(JSON.parse((await review()).draft ?? '')).toMatchObject({ comment: 'So far.' });

  await notes(page).fill('In the end.');
  await submitReview(page);
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.getByRole('link').allInnerTexts()).toEqual(['Choose a recommendation.']);
  expect(await notes(page).inputValue()).toBe('In the end.');
  expect(await page.getByLabel('2 Fair').last().isChecked()).toBe(true);
  await choose(page, 'Your recommendation', 'No');
  await submitReview(page);
  await expectMessage(page, 'Review submitted.');
  await page.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
  expect(await review()).toMatchObject({ status: 'received', comment: 'In the end.' });
});

test('without JavaScript, a version saved elsewhere is shown before it is replaced', async () => {
  const { card, review } = await createReviewerLink();
  const early = await open(card, { javaScriptEnabled: false, expectErrors: /409/ });
  const other = await open(card, { javaScriptEnabled: false });
  await notes(other).fill('From the other tab.');
  await other.getByRole('button', { name: 'Save as draft' }).click();
  await other.getByText(/^Your draft from/).waitFor();

  await choose(early, 'Your recommendation', 'Yes');
  await notes(early).fill('From this one.');
  await submitReview(early);
  await early.getByText('Other version: From the other tab.').waitFor();
  expect(await notes(early).inputValue()).toBe('From this one.');
  expect((await review()).status).toBe('requested');
  await submitReview(early);
  await early.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
  expect((await review()).comment).toBe('From this one.');
});

test('changes are saved automatically, and are still there after a reload', async () => {
  const { card, review } = await createReviewerLink();
  const page = await openCard(card);
  await choose(page, 'Your recommendation', 'No decision');
  await notes(page).fill('Half a thought');
  await saved(page);
  expect((await review()).status).toBe('requested');
  await page.reload();
  expect(await notes(page).inputValue()).toBe('Half a thought');
  expect(await page.getByLabel('No decision').isChecked()).toBe(true);
});

test('leaving the page while typing saves the text', async () => {
  const { card, review } = await createReviewerLink();
  const page = await hydratePage(await open(card));
  await notes(page).fill('Just typed');
  await page.getByRole('link', { name: 'The application' }).click();
  await page.getByText('Continue your review').or(page.getByText('Write your review')).waitFor();
  await expect.poll(async () => (await review()).draft).toContain('Just typed');
});

test('a failed save shows an error, and the next change saves both changes', async () => {
  const { card, review } = await createReviewerLink();
  const page = await openCard(card, { expectErrors: /ERR_|Failed to load/ });
  await page.route('**/application-reviews/**', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await notes(page).fill('One.');
  await waitToSave(page);
  await page.getByText(/^Not saved\. We couldn’t reach our server/).waitFor();
  await notes(page).fill('One. Two.');
  await saved(page);
  expect((await review()).draft).toContain('One. Two.');
});

test('if two tabs save different versions, the later tab shows both, and either can be chosen', async () => {
  const { card, review } = await createReviewerLink();
  const [first, second] = [await openCard(card), await openCard(card, { expectErrors: /409/ })];
  await notes(first).fill('From the first.');
  await saved(first);
  await notes(second).fill('From the second.');
  await waitToSave(second);
  await second.getByText('Other version: From the first.').waitFor();
  await second.getByText('This version: From the second.').waitFor();
  expect((await review()).draft).toContain('From the first.');
  await second.getByRole('button', { name: 'Use the other version' }).click();
  expect(await notes(second).inputValue()).toBe('From the first.');

  await notes(second).fill('From the second, after all.');
  await saved(second);
  await choose(second, 'Your recommendation', 'Yes');
  await submitReview(second);
  await second.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
  expect(await review()).toMatchObject({ comment: 'From the second, after all.' });
});

test('a form shown again with another version does not overwrite that version until the reviewer decides', async () => {
  const { card, review } = await createReviewerLink();
  const page = await openCard(card, { expectErrors: /409/ });
  const other = await openCard(card);
  await notes(other).fill('From the other.');
  await saved(other);
  // Submits the form as if no script had run yet.
  await page.locator('form.score-card').evaluate((form: HTMLFormElement) => {
    form.querySelector<HTMLInputElement>('[name=recommendation][value=yes]')?.click();
    form.submit();
  });
  await page.getByText('Other version: From the other.').waitFor();
  await hydratePage(page);
  await notes(page).fill('Typed on.');
  await waitToSave(page);
  await page.getByText(/^Not saved: this review was changed in another tab/).waitFor();
  await page.getByText('This version: Typed on.').waitFor();
  const response = page.waitForResponse(/application-reviews/);
  await submitReview(page);
  expect((await response).status()).toBe(409);
  expect((await review()).draft).toContain('From the other.');
  expect((await review()).status).toBe('requested');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await saved(page);
  expect((await review()).draft).toContain('Typed on.');
});

test('declining keeps a draft saved in another tab, and a second decline asks before replacing the first', async () => {
  const { card, review } = await createReviewerLink();
  const page = await openCard(card);
  const other = await openCard(card, { expectErrors: /409/ });
  const decline = async (tab: Page, words: string) => {
    await tab.getByText('Can’t review this application?').click();
    await tab.getByLabel(/^Message to the person/).fill(words);
    await tab.getByRole('button', { name: 'Decline' }).click();
  };
  await notes(other).fill('From the other.');
  await saved(other);
  await decline(page, 'No time.');
  await page.getByText(/^Declined /).waitFor();
  expect(await review()).toMatchObject({ status: 'declined', comment: 'No time.' });
  expect((await review()).draft).toContain('From the other.');

  await decline(other, 'I know her.');
  await other.getByRole('button', { name: 'Keep this version' }).click();
  expect((await review()).comment).toBe('No time.');
  await saved(other);
  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByText(/^Declined /).waitFor();
  expect((await review()).comment).toBe('I know her.');
});

test('submitting over a version saved elsewhere asks for confirmation first, and then replaces it', async () => {
  const { card, review } = await createReviewerLink();
  const first = await openCard(card);
  const second = await openCard(card, { expectErrors: /409/ });
  await notes(first).fill('From the first.');
  await saved(first);
  await choose(second, 'Your recommendation', 'Yes');
  await notes(second).fill('From the second.');
  await submitReview(second);
  await second.getByRole('button', { name: 'Keep this version' }).click();
  await saved(second);
  await submitReview(second);
  await second.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
  expect((await review()).comment).toBe('From the second.');
});

test('an error on the score card links to its field', async () => {
  const { card } = await createReviewerLink();
  const page = await hydratePage(await open(card));
  await submitReview(page);
  await page.getByRole('alert').getByRole('link', { name: 'Choose a recommendation.' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'recommendation',
  );
});

test('two reviewers see each other’s comments once both have submitted, and a double click submits only once', async () => {
  const { page: path, application, reviewerId } = await createReviewerLink();
  const hedy = await addLink(bindings, [application.id], {
    reviewer: { kind: 'external', name: 'Hedy', email: `${crypto.randomUUID()}@example.com` },
  });
  const grace = await hydratePage(await open(path));
  await grace.getByLabel('Add a comment').fill('A <i>first</i> word.');
  await grace.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#feedback form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await grace.locator('.thread').getByText('A <i>first</i> word.').waitFor();
  await expectMessage(grace, 'Comment added.');

  const other = await open(`/vendor-review/${application.id}${hedy.search}`, {
    javaScriptEnabled: false,
  });
  await other.getByText('1 comment from other reviewers is hidden').waitFor();
  expect(await other.content()).not.toContain('first</i> word');
  submitReviews(hedy.reviewerId);
  await other.reload();
  expect(await other.locator('.thread li').count()).toBe(1);
  await other.locator('.thread').getByText('Grace').waitFor();
  await other.getByLabel('Add a comment').fill('A second.');
  await other.getByRole('button', { name: 'Add comment' }).click();
  await expectMessage(other, 'Comment added.');
  expect(await other.locator('.thread li').count()).toBe(2);
  await other.locator('.thread').getByText('You').waitFor();

  submitReviews(reviewerId);
  await grace.reload();
  await grace.locator('.thread').getByText('A second.').waitFor();
});

test('a comment begun by one reviewer does not appear in the form of the next reviewer in the same tab', async () => {
  const { page: path, application } = await createReviewerLink();
  const hedy = await addLink(bindings, [application.id]);
  const page = await hydratePage(await open(path));
  await page.getByLabel('Add a comment').fill('Grace’s own.');
  await page.goto(`/vendor-review/${application.id}${hedy.search}`);
  await hydratePage(page);
  expect(await page.getByLabel('Add a comment').inputValue()).toBe('');
  await page.goto(path);
  await hydratePage(page);
  expect(await page.getByLabel('Add a comment').inputValue()).toBe('Grace’s own.');
});

test('other reviews become visible once the reviewer’s own review is submitted', async () => {
  const { page: path, card, application } = await createReviewerLink();
  const hedy = await addLink(bindings, [application.id], {
    reviewer: { kind: 'external', name: 'Hedy', email: `${crypto.randomUUID()}@example.com` },
  });
  submitReviews(hedy.reviewerId, 'Too hasty.');
  const page = await open(path);
  await page.getByText('1 other review is in.').waitFor();
  expect(await page.content()).not.toContain('Too hasty.');
  await page.goto(card);
  await hydratePage(page);
  await choose(page, 'Your recommendation', 'Yes');
  await submitReview(page);
  await page.getByText('Too hasty.').waitFor();
});

test('a blind review shows the candidate’s name once it is submitted', async () => {
  const { desk, card } = await createReviewerLink(
    { coverLetter: 'I, Zoë, cut well.' },
    { blind: true },
  );
  const page = await open(desk);
  await page.getByRole('link', { name: 'Candidate 1', exact: true }).click();
  await page.getByText('I, [name], cut well.').waitFor();
  expect(await page.content()).not.toMatch(/Zoë|Łuczak|\.pdf|\/misc\/resumes/);
  await page.goto(card);
  await hydratePage(page);
  expect(await page.content()).not.toMatch(/Zoë|Łuczak/);
  await choose(page, 'Your recommendation', 'Yes');
  await submitReview(page);
  await page.getByRole('heading', { name: 'Zoë Łuczak' }).waitFor();
  await page.getByRole('link', { name: 'Open the resume' }).waitFor();
});

test('declining leads to the console, and submitting a review later undoes the decline', async () => {
  const { card, review } = await createReviewerLink();
  const page = await hydratePage(await open(card));
  await notes(page).fill('Begun.');
  await page.getByText('Can’t review this application?').click();
  const messageField = page.getByLabel(/^Message to the person/);
  await messageField.fill('I know her.');
  await page.reload();
  await hydratePage(page);
  await messageField.and(page.locator(':visible')).waitFor();
  expect(await messageField.inputValue()).toBe('I know her.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(/^Declined /).waitFor();
  expect(await review()).toMatchObject({ status: 'declined', comment: 'I know her.' });
  await page.goto(card);
  await hydratePage(page);
  expect(await notes(page).inputValue()).toBe('Begun.');
  await choose(page, 'Your recommendation', 'Yes');
  await submitReview(page);
  await page.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
  expect(await review()).toMatchObject({ status: 'received', comment: 'Begun.' });
});

test('if the application was withdrawn in the meantime, the reviewer gets the typed text back', async () => {
  const { page: path, desk, application } = await createReviewerLink();
  const page = await open(path, { javaScriptEnabled: false, expectErrors: /409/ });
  await page.getByLabel('Add a comment').fill('Well spoken.');
  const { id } = application;
  querySite(siteState, `UPDATE application SET status = 'withdrawn' WHERE id = ?`, id);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.getByRole('heading', { name: 'This application was withdrawn' }).waitFor();
  await page.getByText('Well spoken.').waitFor();
  expect(await page.content()).not.toContain('Łuczak');
  await page.goto(desk);
  await page.getByText('Withdrawn by the candidate').waitFor();
});

test('a review of an application that was decided meanwhile is no longer needed, but can still be written', async () => {
  const { desk, application } = await createReviewerLink();
  const { id } = application;
  querySite(siteState, `UPDATE application SET status = 'unsuccessful' WHERE id = ?`, id);
  querySite(
    siteState,
    `INSERT INTO application_status (application_id, status, at) VALUES (?, 'unsuccessful', ?)`,
    id,
    Date.now() + 1,
  );
  const page = await open(desk);
  await page.getByText('No longer needed').waitFor();
  await page.getByText('nothing left for you to review').waitFor();
  expect(await page.getByRole('link', { name: /Write review/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Zoë Łuczak' }).click();
  await page.getByText('Your review is no longer needed').waitFor();
  await page.getByRole('link', { name: 'Write your review' }).click();
  await page.getByText('Your review is no longer needed').waitFor();
});

// docs/specification.md: 6.4
test('every invalid link shows the same page, which explains how to get a new link', async () => {
  const good = await createReviewerLink();
  const other = await createReviewerLink();
  const revoked = await createReviewerLink();
  await revokeGrant(bindings.PEOPLE, revoked.grantId, Date.now());
  const paths = [
    '/vendor-review?reviewer=x',
    '/vendor-review?expires=y',
    '/vendor-review?reviewer=x&expires=y',
    '/vendor-review/nothing',
    '/vendor-review/details',
    '/vendor-review/details/nothing',
    `/vendor-review/../vendor-review${good.search}x`,
    `/vendor-review/nothing${good.search}`,
    `${good.desk}&expires=x`,
    `${good.page}&reviewer=x`,
    `/vendor-review/details/nothing${good.search}`,
    `/vendor-review/${other.application.id}${good.search}`,
    other.card.replace(other.search, good.search),
    revoked.desk,
    revoked.page,
    revoked.card,
    `/misc/resumes/${other.application.resumeId}${good.search}`,
  ];
  const pages = new Set<string>();
  for (const path of paths) {
    const page = await open(path, { expectErrors: /403/ });
    await page.getByText(/ask the person who sent it for a new one/).waitFor();
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    const id = await page.locator('[data-error=request-id]').innerText();
    const number = await page.locator('[data-error=request-number]').innerText();
    pages.add((await page.content()).replace(id, 'ID').replace(number, 'NUMBER'));
    await page.close();
  }
  expect(pages.size).toBe(1);
});

// docs/specification.md: 2.2
test('without a link, the page explains how to get one', async () => {
  const page = await open('/vendor-review', { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Review applications');
  await page.getByText('ask the person who sent it').waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('if a link expires or is revoked while its page is open, the typed text is kept', async () => {
  const { page: path, grantId } = await createReviewerLink();
  const page = await hydratePage(await open(path, { expectErrors: /403/ }));
  await page.getByLabel('Add a comment').fill('Too late?');
  await revokeGrant(bindings.PEOPLE, grantId, Date.now());
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page
    .getByRole('alert')
    .getByText(/ask the person who sent it/)
    .waitFor();
  expect(await page.getByLabel('Add a comment').inputValue()).toBe('Too late?');
});

test.each(['', 'forged'])('pages and calls are neither cached nor indexed: %s', async (extra) => {
  const { desk, page, card, search, reviewerId } = await createReviewerLink();
  const payload = `/RSC/R/vendor-review.txt?${new URLSearchParams({ query: search.slice(1) })}`;
  const link = await fetch(siteUrl + desk, { redirect: 'manual' });
  const cookie = link.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const withoutSecret = [desk, page, card].map((path) => path.replace(/&expires=.*/, extra));
  const call = `/misc/reviewers/${reviewerId}`;
  for (const path of [...withoutSecret, payload + extra, call + search + extra]) {
    const response = await fetch(siteUrl + path, { headers: { cookie } });
    await response.text();
    expect(response.status, path).toBe(extra ? 403 : 200);
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect(response.headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
  }
});

test('a bot with a link gets the status and one line of text', async () => {
  const response = await fetch(`${siteUrl}/vendor-review?reviewer=x&expires=y`, {
    headers: { 'user-agent': 'Googlebot/2.1' },
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toMatch(/^403 .*\n$/);
});

test('a reviewer’s page shows a hundred applications', async () => {
  // Adds the applications one after another, because one of a hundred idle connections may be
  // closed just as it is reused.
  const ids: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    ids.push((await zoe({ lastName: `Ł${i}`, resume: null })).id);
  }
  const { desk } = await addLink(bindings, ids);
  const page = await open(desk);
  expect(await page.locator('.desk-row').count()).toBe(100);
});

test('a plain-text resume opens as text, with the right encoding', async () => {
  const { page: path } = await createReviewerLink({
    resume: { name: 'cv.txt', type: 'text/plain', bytes: Buffer.from('<b>Zoë</b> cuts') },
  });
  const page = await open(path);
  const tab = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the resume' }).click();
  await (await tab).getByText('<b>Zoë</b> cuts').waitFor();
});
