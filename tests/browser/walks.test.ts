import { beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import type { SeenKinds } from '../support/focus-ring.ts';
import { inspectStates } from '../support/inspect-states.ts';
import { pageProblems } from '../support/page-problems.ts';
import { type PageState, STATES } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

/*
 * One page of each kind, and each state with parts that no page of the catalogue has, walked through by
 * keyboard, in all looks, at 320 pixels and without motion.
 */

const open = testBrowser(siteUrl);

const KINDS: readonly PageState[] = [
  ...['/', '/hire/support', '/employer', '/about'],
  ...['/jobs?q=zylograph&workplace=remote', '/quillfeather/withquestions/vellum-stretcher'],
  ...['/all-jobs?category=manufacturing', '/companies', '/companies/quillfeather'],
  ...['/blog', '/blog/first-ninety-days', '/contact?for=employer', '/referral', '/cv', '/preview'],
].map((path) => ({ name: path, path }));

const OWN_PARTS = [
  ...['a long job', 'a job from the right', 'the open menu', 'open filters'],
  ...['a page that did not arrive', 'an application refused', 'a company refused', 'a toast'],
  ...['signed in', 'about to withdraw and to erase', 'a job for who is signed in'],
  ...['a desk', 'an application', 'a score card refused', 'about to decline', 'a draft'],
];

const WALKED = [...KINDS, ...STATES.filter(({ name }) => OWN_PARTS.includes(name))];

/** By the name of the page. */
let found: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  const seen: SeenKinds = new Set();
  found = await inspectStates(open, WALKED, (page, { width }) =>
    pageProblems(page, { width, seen }),
  );
}, 300_000);

test.each(WALKED.map(({ name }) => name))('%s is for every way of using it', (name) => {
  expect(found.get(name)).toEqual([]);
});

test('every state that is named is walked through', () => {
  expect(WALKED).toHaveLength(KINDS.length + OWN_PARTS.length);
});
