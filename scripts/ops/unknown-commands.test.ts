import { afterEach, expect, test, vi } from 'vitest';
import { runOps } from './run-ops.ts';

afterEach(() => void vi.restoreAllMocks());

/** Runs a command that must be refused before any call; returns its exit code and message. */
const refuse = async (...args: string[]) => {
  let stderr = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
  vi.stubGlobal('fetch', () => expect.fail('The command called the site.'));
  try {
    return { code: await runOps(args), stderr };
  } finally {
    vi.unstubAllGlobals();
  }
};

const GROUPS = [
  ...[
    'imports',
    'jobs',
    'companies',
    'applications',
    'contacts',
    'referrals',
    'job-alerts',
    'reports',
    'people',
  ],
  ...['reviewers', 'mail', 'queue', 'synonyms', 'keys', 'backup'],
];

test.each(GROUPS)('%s refuses an unknown command by its name', async (group) => {
  const { code, stderr } = await refuse(group, 'frobnicate', 'a');
  expect(code).toBe(2);
  expect(stderr).toContain("unknown command 'frobnicate'");
  expect(stderr).not.toContain('too many arguments');
});

test('similar commands are suggested, and otherwise all are listed', async () => {
  expect((await refuse('jobs', 'shwo', 'a1b2c3')).stderr).toContain('Did you mean show?');
  expect((await refuse('reviewers', 'frobnicate')).stderr).toContain(
    'Its commands: invite, list, link, revoke.',
  );
});
