import { runTool } from './tools.ts';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly connections?: number;
  readonly seconds?: number;
  /** The total number of requests. If it is set, `seconds` is ignored. */
  readonly requests?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Measures a server under load. @throws Error for any non-2xx response */
export const measureLoad = async (
  url: string,
  { connections = 8, seconds = 4, requests: amount, headers = {} }: LoadOptions = {},
): Promise<Load> => {
  const output = await runTool('autocannon/autocannon.js', [
    ...['--json', '--no-progress', '-c', String(connections)],
    ...(amount ? ['-a', String(amount)] : ['-d', String(seconds)]),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    url,
  ]);
  const { requests, latency, non2xx, errors, timeouts } = JSON.parse(output);
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} failed, ${errors} errors, ${timeouts} timeouts.`);
  }
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
};
