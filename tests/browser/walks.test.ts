import { beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import type { SeenKinds } from '../support/focus-ring.ts';
import { inspectStates } from '../support/inspect-states.ts';
import { pageProblems } from '../support/page-problems.ts';
import { WALKED } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

/*
 * One page of each kind, and each state with parts that no page of the catalogue has: what all pages are read
 * for (accessibility.test.ts), and walked through by keyboard, in all looks, at 320 pixels and without motion.
 */

const open = testBrowser(siteUrl);

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
