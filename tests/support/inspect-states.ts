import type { Page } from 'playwright-core';
import { hydrated, type testBrowser } from './browser.ts';
import type { PageState } from './pages.ts';
import { preparePeople } from './prepare-people.ts';
import { sideBySide } from './side-by-side.ts';
import { siteState, siteUrl } from './site.ts';

/** Beside the other file that runs on this machine: each waits for the site now and then. */
const AT_ONCE = 2;

/**
 * Opens each page in its state, and gives what `inspect` finds there by the page's name. A state that cannot be
 * reached is a problem of its page alone.
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
      return [name, await inspect(page, state)];
    } catch (error) {
      return [name, [String(error)]];
    } finally {
      await page.context().close();
    }
  };
  return new Map(await sideBySide(states, AT_ONCE, inspectOne));
};
