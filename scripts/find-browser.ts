import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { Trouble } from './local.ts';

// The headless shell comes first: it draws no windows and takes half as long as a full browser.
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome-stable', 'google-chrome', 'chrome'],
];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Finds a Chromium: the configured one, the system's, or Playwright's own, in this order. */
export const findBrowser = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
};

/** Installs Chromium: Debian's package if run as root, otherwise Playwright's own. */
const installBrowser = (): void => {
  const isRoot = process.getuid?.() === 0;
  const apt = '/usr/bin/apt-get';
  const playwright = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (isRoot && existsSync(apt)) {
    install(apt, 'update', '-q');
    // Older Debian releases have only `chromium`, and Ubuntu has neither package.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      install(apt, 'install', '-y', '-q', name);
      if (findBrowser()) return;
    }
  }
  install(process.execPath, playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
};

/** @throws Trouble if there is no browser and none can be installed */
export const requireBrowser = (): string => {
  if (!findBrowser()) {
    console.log('Chromium was not found. Installing it…');
    installBrowser();
  }
  const browser = findBrowser();
  if (!browser) {
    throw new Trouble(
      'Chromium is required but could not be installed. Install it, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return browser;
};
