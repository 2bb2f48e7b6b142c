import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jsonText } from './print.ts';
import { saveFile } from './save-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HOSTILE = 'name\n\u001b]0;title\u0007\u009b31mred\u202e';

test.each(['a file', 'a link'])(
  '%s at the partial file’s path is replaced rather than written to',
  async (kind) => {
    const [path, elsewhere] = [join(folder, kind), join(folder, `elsewhere of ${kind}`)];
    await writeFile(elsewhere, 'mine');
    if (kind === 'a link') await symlink(elsewhere, `${path}.part`);
    else await writeFile(`${path}.part`, 'old', { mode: 0o644 });
    await saveFile(new Response('data'), path);
    const saved = await lstat(path);
    expect([saved.isFile(), (saved.mode & 0o777).toString(8)]).toEqual([true, '600']);
    expect(await readFile(path, 'utf8')).toBe('data');
    expect(await readFile(elsewhere, 'utf8')).toBe('mine');
  },
);

test.each([
  [true, 'name\n]0;title31mred'],
  [false, HOSTILE],
])(
  'untrusted text is made safe for a terminal, but a program gets it unchanged (terminal: %j)',
  async (isTTY, shown) => {
    let printed = '';
    const stdout = Object.assign(
      new Writable({
        write(piece, _, done) {
          printed += piece;
          done();
        },
      }),
      { isTTY },
    );
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(stdout as never);
    await saveFile(new Response(HOSTILE), undefined);
    vi.restoreAllMocks();
    expect(printed).toBe(shown);
  },
);

test('JSON for a terminal is escaped but has the same content', () => {
  const text = jsonText({ message: HOSTILE });
  expect(text).toMatch(/^[\n\x20-\x7e]*$/);
  expect(JSON.parse(text)).toEqual({ message: HOSTILE });
});
