import { answeredBy, type Handler, startServer } from './local-server.ts';

export interface CutLine {
  readonly url: string;
  /** `GET /path` of what came to it, whether it was answered or not. */
  readonly seen: string[];
  /** Nobody answers any more: what a browser hears of a site that is down. */
  cut(): void;
  /** It leads to a site again, whose answers it may change. */
  leadTo(siteUrl: string, change?: Change): void;
  close(): Promise<void>;
}
type Change = (answer: Response, path: string) => Response | Promise<Response>;

const PASSED_ON = ['user-agent', 'accept', 'cookie', 'sec-purpose'];

const forward = (siteUrl: string, change: Change): Handler =>
  answeredBy(async (request) => {
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
    // The site behind it has gone: what a proxy says then.
    if (!answer) return new Response(null, { status: 502 });
    // A changed one has a length of its own.
    const own = new Headers(answer.headers);
    own.delete('content-length');
    const { status } = answer;
    const body = await answer.arrayBuffer();
    return change(
      new Response(body.byteLength > 0 ? body : null, { status, headers: own }),
      pathname,
    );
  });

/** A line to a site that can be cut, below a service worker, too: no test can cut that of its browser there. */
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
