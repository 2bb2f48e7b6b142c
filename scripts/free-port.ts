import { createServer } from 'node:net';

/**
 * Ports that no system gives to outgoing connections by itself. A port that the system chooses can
 * be taken by a connection before the server listens on it.
 */
const FIRST = 15_000;
const COUNT = 16_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, () => server.close(() => done(true)));
  });

/** Returns a random TCP port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
};
