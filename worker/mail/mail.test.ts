import { expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '../../src/contracts/enums.ts';
import { line, type MailContent } from './blocks.ts';
import { renderMail } from './render-mail.ts';
import * as templates from './templates.ts';
import { formatGreeting, withoutLinks } from './untrusted-text.ts';

const SITE_URL = 'https://jobs.example';
const FRAME = { name: 'Acme & Daughters', colors: { ink: '#0b3d2e' } };
const HOSTILE = `"><script>alert(1)</script>\r\nBcc: x@evil.example`;

const application: templates.MailedApplication = {
  id: 'app1',
  firstName: HOSTILE,
  lastName: HOSTILE,
  email: 'ada@example.com',
  submittedAt: Date.UTC(2026, 10, 16),
  jobTitle: HOSTILE,
  employer: HOSTILE,
  jobUrl: `${SITE_URL}/acme/one/gardener`,
  earlier: 1,
};
const grant: templates.MailedGrant = {
  reviewerName: HOSTILE,
  granted: 2,
  waiting: 2,
  jobTitles: [HOSTILE],
  expiresAt: Date.UTC(2026, 10, 20),
  url: `${SITE_URL}/vendor-review?reviewer=r&expires=1.g.s`,
};
const request: templates.MailedContactRequest = {
  id: 'c1',
  kind: 'employer',
  name: HOSTILE,
  email: 'ada@example.com',
  phone: null,
  company: HOSTILE,
  service: null,
  message: `${HOSTILE}\nSee https://evil.example/now`,
};
const urls = { receipt: `${SITE_URL}/applications/a1?link=1.mailed.s`, jobs: `${SITE_URL}/jobs` };
const moves = (Object.keys(APPLICATION_STATUSES) as (keyof typeof APPLICATION_STATUSES)[]).flatMap(
  (status): [string, MailContent][] => [
    [`moved to ${status}`, templates.applicationMoved(application, { status }, urls)],
    [
      `moved to ${status}, in the operator’s words`,
      templates.applicationMoved(application, { status, reopened: true, message: HOSTILE }, urls),
    ],
  ],
);
const MAILS: [string, MailContent][] = [
  ['operator alert', templates.operatorAlert(SITE_URL, `${HOSTILE}. Do this.`)],
  ['application received', templates.applicationReceived(application, urls.receipt, 10)],
  ['application received, notice', templates.applicationReceivedNotice(application, SITE_URL)],
  ...moves,
  ['application withdrawn, notice', templates.applicationWithdrawnNotice(application, SITE_URL)],
  [
    'referred and hired, notice',
    templates.referredHiredNotice(
      application,
      { name: HOSTILE, email: 'rosa@example.com' },
      SITE_URL,
    ),
  ],
  ['magic link', templates.magicLink(`${SITE_URL}/cv/sign-in#token=t`, FRAME.name)],
  ['review invited', templates.reviewInvited(grant)],
  ['review invited, all answered', templates.reviewInvited({ ...grant, waiting: 0 })],
  ['review reminded', templates.reviewReminded(grant)],
  [
    'review submitted, notice',
    templates.reviewSubmittedNotice(
      application,
      { reviewerName: HOSTILE, declined: false, recommendation: 'yes' },
      SITE_URL,
    ),
  ],
  ['contact copy', templates.contactCopy(request)],
  ['contact notice', templates.contactNotice(request, SITE_URL)],
  ['referral', templates.referralCreated(HOSTILE, `${SITE_URL}/jobs?ref=r1`)],
];

test.each(MAILS)(
  '%s: escapes values, links only to the site, and has a one-line subject',
  (_, content) => {
    const { subject, text, html } = renderMail(content, SITE_URL, FRAME);
    expect(html).not.toMatch(/<script/i);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/jobs\.example(\/|$)/);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(subject.length).toBeGreaterThan(5);
    expect(text).toContain(content.heading);
    expect(html).toContain(content.heading);
  },
);

test.each(MAILS)('%s: text and HTML have the same content', (_, content) => {
  const { text, html } = renderMail(content, SITE_URL, FRAME);
  const decoded = html
    .replace(/^[\s\S]*?<h1/, '<h1')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(lt|gt|quot|amp|#39);/g,
      (_match, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? "'",
    );
  const splitWords = (s: string) => s.split(/[^\p{L}\p{N}@]+/u).filter(Boolean);
  const [body = ''] = text.replace(/https:\S+/g, '').split('-- ');
  expect(splitWords(decoded)).toEqual(expect.arrayContaining(splitWords(body)));
});

test('a notice to operators has a link to what can be opened, or else the command', () => {
  const notices = MAILS.filter(([name]) => /notice|alert/.test(name));
  expect(notices).toHaveLength(6);
  for (const [name, content] of notices) {
    const { text, html } = renderMail(content, SITE_URL, FRAME);
    for (const part of [text, html]) {
      expect(part, name).toMatch(/npm run ops -- [a-z]+( \w+ \w+)? --url https:\/\/jobs\.example/);
    }
    if (content.blocks.some((block) => 'facts' in block) && name !== 'contact notice') {
      expect(html, name).toContain(`href="${application.jobUrl}"`);
    }
  }
});

test('a mail shows the site’s name and brand colour', () => {
  const { text, html } = renderMail(templates.contactCopy(request), SITE_URL, FRAME);
  expect(text).toContain(`-- \nAcme & Daughters, ${SITE_URL}`);
  expect(text).toContain('because someone wrote to Acme & Daughters with this address');
  expect(html).toContain('color:#0b3d2e">Acme &amp; Daughters</p>');
});

test('an operator’s text replaces ours, in paragraphs, but not what we promise about a withdrawal', () => {
  const render = (move: templates.MailedMove) =>
    renderMail(templates.applicationMoved(application, move, urls), SITE_URL, FRAME);
  const message = 'We chose somebody\nwith a <b>licence</b>.\n \n\nThank you!';
  const { text, html } = render({ status: 'withdrawn', message });
  expect(text).toContain('\n\nWe chose somebody\nwith a <b>licence</b>.\n\nThank you!\n\nJob: ');
  expect(html).toContain('We chose somebody\nwith a &lt;b&gt;licence&lt;/b&gt;.</p>');
  expect(text).not.toContain('consider your application any further');
  expect(text).toContain('After 30 days, we’ll delete your application');
  const reopened = { status: 'shortlisted', reopened: true } as const;
  expect(render(reopened).text).toMatch(/reopened your application[\s\S]*Good news/);
  expect(render({ ...reopened, message }).text).not.toContain('reopened');
});

test('a right-to-left name does not reorder the text around it', () => {
  const content = {
    ...templates.magicLink('', 'Acme'),
    blocks: [{ text: line`Hello ${'עדה'}, welcome` }],
  };
  const { text, html } = renderMail(content, SITE_URL, FRAME);
  expect(text).toContain('Hello \u2068עדה\u2069, welcome');
  expect(html).toContain('Hello <bdi>עדה</bdi>, welcome');
});

test('a mail omits a fact whose value is unknown', () => {
  const { text, html } = renderMail(
    templates.contactNotice({ ...request, phone: null }, SITE_URL),
    SITE_URL,
    FRAME,
  );
  expect(text + html).not.toContain('Phone');
});

test.each([
  ['Ada', 'Hello Ada,'],
  ['Jean-Luc d’Arc Jr.', 'Hello Jean-Luc d’Arc Jr.,'],
  ['عائشة', 'Hello عائشة,'],
  ['visit evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
  ['You won 500 dollars', 'Hello,'],
  ['a'.repeat(41), 'Hello,'],
])('the salutation contains the name only if it looks like a real name: %s', (name, greeting) => {
  expect(formatGreeting(name)).toBe(greeting);
});

test('untrusted text is sent without clickable links', () => {
  expect(withoutLinks('Go to https://evil.example/a, evil.example or x@evil.example. Bye.')).toBe(
    'Go to https[:]//evil[.]example/a, evil[.]example or x@evil[.]example. Bye.',
  );
  const { text, html } = renderMail(templates.contactCopy(request), SITE_URL, FRAME);
  expect(text + html).not.toMatch(/evil\.example/);
});
