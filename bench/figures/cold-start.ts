import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../tests/support/running-site.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { workerd } from '../support/workerd.ts';

const ROUNDS = 11;
const POLL_MS = 2;
const READY_WITHIN_MS = 30_000;

const BARE = `export default { fetch: () => new Response('{"ok":true}') };`;

interface Compatibility {
  readonly compatibility_date: string;
  readonly compatibility_flags: readonly string[];
}

/** A worker without bindings, in workerd's own words: nothing else starts with it. */
const configOf = (
  port: number,
  { compatibility_date, compatibility_flags }: Compatibility,
  modules: readonly (readonly [name: string, file: string])[],
) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [${modules.map(([name, file]) => `(name = "${name}", esModule = embed "${file}")`).join(', ')}],
  compatibilityDate = ${JSON.stringify(compatibility_date)},
  compatibilityFlags = ${JSON.stringify(compatibility_flags)}
);
`;

/** As the machine reads it: to read a text with all the modules in it is no part of a start. */
const compile = (configFile: string): string => {
  const compiled = configFile.replace(/\.capnp$/, '.bin');
  const limit = 64 * 1024 * 1024;
  writeFileSync(
    compiled,
    execFileSync(workerd, ['compile', '--config-only', configFile], { maxBuffer: limit }),
  );
  return compiled;
};

/** Milliseconds from the start of the process to the first byte of an answer. */
const measureStart = async (compiled: string, port: number): Promise<number> => {
  const startedAt = performance.now();
  const server = spawn(workerd, ['serve', '--experimental', '--binary', compiled], {
    stdio: 'ignore',
  });
  const ended = new Promise((done) => server.once('exit', done));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      if (answer?.ok) return performance.now() - startedAt;
      if (answer) throw new Error(`/healthz answers ${answer.status}.`);
      if (performance.now() - startedAt > READY_WITHIN_MS)
        throw new Error('workerd did not start.');
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  } finally {
    server.kill('SIGKILL');
    await ended;
  }
};

/** From nothing to the first byte, which is loading and running the worker's modules. */
export const coldStart = async (config: string): Promise<Finding[]> => {
  const built = dirname(resolve(config));
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-cold-'));
  try {
    const files = globSync('**/*.js', { cwd: built }).filter((file) => file !== 'index.js');
    const compatibility: Compatibility = JSON.parse(readFileSync(config, 'utf8'));
    const [sitePort, barePort] = [await freePort(), await freePort()];
    // An embedded file is found beside the configuration.
    const site = join(built, 'cold-start.capnp');
    const bare = join(folder, 'config.capnp');
    writeFileSync(join(folder, 'index.js'), BARE);
    writeFileSync(
      site,
      configOf(sitePort, compatibility, [
        ['index.js', 'index.js'],
        ...files.map((file) => [file, file] as const),
      ]),
    );
    writeFileSync(
      bare,
      configOf(barePort, { ...compatibility, compatibility_flags: [] }, [['index.js', 'index.js']]),
    );
    const compiled = { site: compile(site), bare: compile(bare) };
    const times = await interleave(
      {
        site: () => measureStart(compiled.site, sitePort),
        bare: () => measureStart(compiled.bare, barePort),
      },
      ROUNDS,
    );
    const ratio = medianRatio(times.site, times.bare, (ms) => ms);
    return [
      {
        name: 'cold start, first byte, of a bare worker’s',
        figure: `${ratio.toFixed(2)} (${Math.round(median(times.site))} and ${Math.round(median(times.bare))} ms)`,
        goal: 'at most 1.5',
        isMet: ratio <= 1.5,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
