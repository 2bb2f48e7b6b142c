import { connect, createServer, type Socket } from 'node:net';

/** The properties of a TCP connection over a phone network. */
export interface Line {
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
  /** The number of segments that a server may send before the first acknowledgement (RFC 6928). */
  readonly initialSegments: number;
}

/** Lighthouse's slow 4G preset. */
export const PHONE_LINE: Line = {
  roundTripMs: 150,
  bitsPerSecond: 1_600_000,
  initialSegments: 10,
};

const SEGMENT = 1_460;

/** Runs actions after their delay, in the order of the calls, even if timers fire out of order. */
const createDelays = () => {
  const waiting: (() => void)[] = [];
  return (delayMs: number, act: () => void): void => {
    waiting.push(act);
    setTimeout(() => waiting.shift()?.(), delayMs);
  };
};

/**
 * A TCP proxy in front of a port on this machine. Besides delay and rate, it simulates what a
 * browser's own throttling lacks: the handshake's round trip, and the server's congestion window,
 * which starts at ten segments and grows with each acknowledgement (slow start, RFC 5681, without
 * loss).
 */
export const startSlowLine = async (
  port: number,
  target: number,
  { roundTripMs, bitsPerSecond, initialSegments }: Line,
): Promise<{ stop(): void }> => {
  const oneWayMs = roundTripMs / 2;
  const bytesPerMs = bitsPerSecond / 8 / 1_000;
  const sockets = new Set<Socket>();
  // All connections share the same rate limit.
  let freeAt = 0;

  const shapeDown = (server: Socket, client: Socket): void => {
    const waiting: Buffer[] = [];
    const [arrive, acknowledge] = [createDelays(), createDelays()];
    let inFlight = 0;
    let window = initialSegments * SEGMENT;
    let isEnded = false;

    const send = (): void => {
      for (let next = waiting[0]; next && inFlight < window; next = waiting[0]) {
        const segment = next.subarray(0, Math.min(SEGMENT, window - inFlight));
        if (segment.length === next.length) waiting.shift();
        else waiting[0] = next.subarray(segment.length);
        inFlight += segment.length;
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + segment.length / bytesPerMs;
        const arrivesIn = freeAt - now + oneWayMs;
        arrive(arrivesIn, () => client.write(segment));
        acknowledge(arrivesIn + oneWayMs, () => {
          inFlight -= segment.length;
          window += segment.length;
          send();
        });
      }
      if (isEnded && waiting.length === 0 && inFlight === 0) client.end();
    };
    server.on('data', (bytes: Buffer) => {
      waiting.push(bytes);
      send();
    });
    server.on('end', () => {
      isEnded = true;
      send();
    });
  };

  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const openedAt = performance.now();
    const arrive = createDelays();
    sockets.add(client).add(server);
    client.on('data', (bytes) => {
      // The client considers the connection open, but its first bytes wait for the handshake.
      const handshake = Math.max(0, openedAt + roundTripMs - performance.now());
      arrive(handshake + oneWayMs, () => server.write(bytes));
    });
    shapeDown(server, client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
    client.on('close', () => server.destroy());
  });
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  return {
    stop() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
