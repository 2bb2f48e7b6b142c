import type { Page } from 'playwright-core';
import { hydrated, type testBrowser } from './browser.ts';
import { htmlProblems } from './check-html.ts';
import { errorProblems } from './form-errors.ts';
import type { PageState } from './pages.ts';
import { preparePeople } from './prepare-people.ts';
import { sideBySide } from './side-by-side.ts';
import { siteState, siteUrl } from './site.ts';

/** Beside the other file that runs on this machine: each waits for the site now and then. */
const AT_ONCE = 2;

/** What only a state can have wrong: what is said of errors, and the HTML that scripts have made. */
const stateProblems = async (page: Page, { path, act, isRefused }: PageState) => {
  const problems = isRefused ? await errorProblems(page) : [];
  // What an address leads to is read as it is sent (valid-html.test.ts).
  if (!act && typeof path === 'string') return problems;
  // Until its file comes, scripts take a picture's source away (decision 42).
  const isWaiting = (problem: string) => problem.includes('<img> is missing required "src"');
  return [...problems, ...htmlProblems(await page.content()).filter((one) => !isWaiting(one))];
};

/**
 * Opens each page in its state, and gives by the page's name what is wrong with that and what `inspect` finds
 * there. A state that cannot be reached is a problem of its page alone.
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
      await hydrated(page);
      await act?.(page);
      // What was pressed may have led to another document.
      await hydrated(page);
      return [name, [...(await stateProblems(page, state)), ...(await inspect(page, state))]];
    } catch (error) {
      return [name, [String(error)]];
    } finally {
      await page.context().close();
    }
  };
  return new Map(await sideBySide(states, AT_ONCE, inspectOne));
};
