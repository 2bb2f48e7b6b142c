import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The first Chromium there is: the named one, the system's, or playwright's own. */
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

/** Installs one where there is none: with Debian's packages as root, else playwright's own. */
export const installBrowser = (): void => {
  const steps =
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? [
          ['apt-get', 'update', '-q'],
          ['apt-get', 'install', '-y', '-q', 'chromium'],
        ]
      : [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']];
  for (const [command = '', ...args] of steps) spawnSync(command, args, { stdio: 'inherit' });
};
