import { setTimeout as wait } from 'node:timers/promises';
import { fetchComplete } from './demo-site.ts';

/* Memory of a worker's isolate, which the platform limits, by workerd's inspector. */

const SAMPLE_MS = 1_000;

/** Calls a method of the inspector's protocol. */
type Call = (method: string) => Promise<Record<string, number>>;

const connect = async (port: number): Promise<{ call: Call; close: () => void }> => {
  const targets = (await (await fetchComplete(`http://127.0.0.1:${port}/json/list`)).json()) as {
    id: string;
    title: string;
    webSocketDebuggerUrl: string;
  }[];
  const url = targets.find(({ id }) => id.includes('rolecall'))?.webSocketDebuggerUrl;
  if (!url) throw new Error('The inspector does not list the worker.');
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', fail);
  });
  let calls = 0;
  const call: Call = (method) =>
    new Promise((done) => {
      const id = ++calls;
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, method }));
    });
  return { call, close: () => socket.close() };
};

/**
 * Runs something and returns the most memory that the worker's isolate used meanwhile, in
 * megabytes. Garbage is collected before each sample.
 * @param port of workerd's inspector
 */
export const watchHeap = async <T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ result: T; megabytes: number }> => {
  const { call, close } = await connect(port);
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      await call('HeapProfiler.collectGarbage');
      const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
      peak = Math.max(peak, usedSize + backingStorageSize);
      await wait(SAMPLE_MS);
    }
  })();
  const result = await work().finally(() => {
    isOver = true;
  });
  await watching;
  close();
  return { result, megabytes: peak / 1_000_000 };
};
