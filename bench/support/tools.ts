import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Trouble } from '../../scripts/local.ts';

const FOLDER = join(import.meta.dirname, '..');

/** Installs the tools in `bench/package.json` on first use. */
export const installTools = (): void => {
  if (existsSync(join(FOLDER, 'node_modules/autocannon'))) return;
  console.log('Installing the tools for the benchmarks…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Trouble('The tools in bench/package.json could not be installed.');
};

interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/**
 * Runs one of the tools, or another Node program, and returns its output.
 * @throws Error with the end of the output
 */
export const runTool = (
  script: string,
  args: readonly string[],
  { env = {}, cwd }: ToolOptions = {},
): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve(FOLDER, 'node_modules', script), ...args], {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('close', (code) =>
      code === 0 ? done(output) : fail(new Error(`${script}: ${complaint.slice(-2_000)}`)),
    );
  });
