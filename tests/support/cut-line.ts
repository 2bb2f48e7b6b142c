import { createFetchHandler, type Handler, startServer } from './local-server.ts';

export interface CutLine {
  readonly url: string;
  /** `GET /path` of each request, with or without a response. */
  readonly seen: string[];
  /** Ends all responses, as when a site is down. */
  cut(): void;
  /** Forwards to a site again; `change` may modify its responses. */
  leadTo(siteUrl: string, change?: Change): void;
  close(): Promise<void>;
}
type Change = (answer: Response, path: string) => Response | Promise<Response>;

const PASSED_ON = ['user-agent', 'accept', 'cookie', 'sec-purpose'];

const forward = (siteUrl: string, change: Change): Handler =>
  createFetchHandler(async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of PASSED_ON) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const { method } = request;
    const answer = await fetch(siteUrl + pathname + search, {
      method,
      headers,
      redirect: 'manual',
    }).catch(() => undefined);
    // A proxy responds so when the site behind it is gone.
    if (!answer) return new Response(null, { status: 502 });
    // A changed response has its own length.
    const own = new Headers(answer.headers);
    own.delete('content-length');
    const { status } = answer;
    const body = await answer.arrayBuffer();
    return change(
      new Response(body.byteLength > 0 ? body : null, { status, headers: own }),
      pathname,
    );
  });

/**
 * A proxy to a site that can be cut off, also for service workers: tests cannot take the browser
 * offline there.
 */
export const startCutLine = async (siteUrl: string): Promise<CutLine> => {
  const leadingTo = (to: string, change: Change = (answer) => answer) => forward(to, change);
  const server = await startServer(leadingTo(siteUrl));
  return {
    url: server.url,
    seen: server.seen,
    cut: () => server.answer((request) => void request.socket.destroy()),
    leadTo: (to, change) => server.answer(leadingTo(to, change)),
    close: () => server.close(),
  };
};
