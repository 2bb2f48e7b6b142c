import { createFetchHandler, type Handler, startServer } from './local-server.ts';

export interface CuttableProxy {
  readonly url: string;
  /** `GET /path` for each request, whether or not it got a response. */
  readonly seen: string[];
  /** Cuts off all responses, as if the site were down. */
  cut(): void;
  /** Forwards requests to a site again; `change` may modify the responses. */
  leadTo(siteUrl: string, change?: Change): void;
  close(): Promise<void>;
}
type Change = (answer: Response, path: string) => Response | Promise<Response>;

const FORWARDED_HEADERS = ['user-agent', 'accept', 'cookie', 'sec-purpose'];

const forward = (siteUrl: string, change: Change): Handler =>
  createFetchHandler(async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of FORWARDED_HEADERS) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const { method } = request;
    const response = await fetch(siteUrl + pathname + search, {
      method,
      headers,
      redirect: 'manual',
    }).catch(() => undefined);
    // What a proxy responds with when the site behind it is down.
    if (!response) return new Response(null, { status: 502 });
    // The original length would be wrong for a modified response.
    const own = new Headers(response.headers);
    own.delete('content-length');
    const { status } = response;
    const body = await response.arrayBuffer();
    return change(
      new Response(body.byteLength > 0 ? body : null, { status, headers: own }),
      pathname,
    );
  });

/**
 * A proxy that can cut a site off from the browser and its service workers, which tests cannot take
 * offline through the browser.
 */
export const startCuttableProxy = async (siteUrl: string): Promise<CuttableProxy> => {
  const createForward = (to: string, change: Change = (response) => response) =>
    forward(to, change);
  const server = await startServer(createForward(siteUrl));
  return {
    url: server.url,
    seen: server.seen,
    cut: () => server.answer((request) => void request.socket.destroy()),
    leadTo: (to, change) => server.answer(createForward(to, change)),
    close: () => server.close(),
  };
};
