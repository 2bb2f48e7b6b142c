import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

export const newStateFolder = () => mkdtempSync(join(tmpdir(), 'rolecall-site-'));

export interface RunningSite {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ctrl-C, then the exit code. */
  stop(): Promise<number | null>;
  /** All that it printed so far. */
  output(): string;
}

/** `npm start` as a user runs it, with a state folder of its own; ready when it answers. */
export const startSite = async (
  state: string,
  variables: Record<string, string> = {},
): Promise<RunningSite> => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), ROLECALL_STATE: state, ...variables },
    // A group of its own, so that stop() reaches what a Ctrl-C in a terminal would reach.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = new Promise<number | null>((done) => child.on('exit', done));
  const url = `http://localhost:${port}`;
  let isOver = false;
  exited.then(() => {
    isOver = true;
  });
  while (
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (isOver) throw new Error(`npm start ended before it served:\n${output}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    process: child,
    stop() {
      process.kill(-(child.pid as number), 'SIGINT');
      return exited;
    },
    output: () => output,
  };
};
