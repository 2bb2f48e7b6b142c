import type { Page } from 'playwright-core';
import { hydratePage, type testBrowser } from './browser.ts';
import { htmlProblems } from './check-html.ts';
import { errorProblems } from './form-errors.ts';
import type { PageState } from './pages.ts';
import { preparePeople } from './prepare-people.ts';
import { runInParallel } from './run-in-parallel.ts';
import { siteState, siteUrl } from './site.ts';

/**
 * The number of states inspected at once. It is low because another test file runs on this machine
 * at the same time, and both files sometimes wait for the site.
 */
const AT_ONCE = 2;

/**
 * Checks that apply only to a page in a particular state (such as after a failed submission): its
 * error messages, and HTML added by scripts.
 */
const stateProblems = async (page: Page, { path, act, isRefused }: PageState) => {
  const problems = isRefused ? await errorProblems(page) : [];
  // valid-html.test.ts checks the pages that have a URL.
  if (!act && typeof path === 'string') return problems;
  // Scripts remove an image's source until the file has loaded (decision 3).
  const isWaiting = (problem: string) => problem.includes('<img> is missing required "src"');
  return [...problems, ...htmlProblems(await page.content()).filter((one) => !isWaiting(one))];
};

/**
 * Opens each page in its state. Returns the problems by page name, including those that `inspect`
 * finds. A state that cannot be reached is reported as a problem of that page only.
 */
export const inspectStates = async (
  open: ReturnType<typeof testBrowser>,
  states: readonly PageState[],
  inspect: (page: Page, state: PageState) => Promise<string[]>,
): Promise<ReadonlyMap<string, string[]>> => {
  const people = await preparePeople(siteUrl, siteState, `zoe-${crypto.randomUUID()}@example.com`);
  const storageState = {
    cookies: [],
    origins: [{ origin: siteUrl, localStorage: [{ name: 'token', value: people.token }] }],
  };
  const inspectOne = async (state: PageState): Promise<[name: string, problems: string[]]> => {
    const { name, path, isSignedIn, act, width } = state;
    const page = await open(typeof path === 'string' ? path : path(people), {
      expectErrors: act ? /422|ERR_|Failed to|RSC/ : /403/,
      viewport: { width: width ?? 1280, height: 800 },
      ...(isSignedIn && { storageState }),
    });
    try {
      await hydratePage(page);
      await act?.(page);
      // A click may have led to another document.
      await hydratePage(page);
      return [name, [...(await stateProblems(page, state)), ...(await inspect(page, state))]];
    } catch (error) {
      return [name, [String(error)]];
    } finally {
      await page.context().close();
    }
  };
  return new Map(await runInParallel(states, AT_ONCE, inspectOne));
};
