import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';

/** Connection-specific headers, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const createCertificate = (): { key: Buffer; cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', cert],
      ],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name),
    ),
  );

/**
 * Serves a site over HTTP/2 and TLS, as platforms do, so that all its files share one connection
 * and one congestion window.
 */
export const startSecureFront = async (
  origin: string,
): Promise<{ readonly port: number; stop(): void }> => {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer(createCertificate());
  front.on('stream', (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => undefined);
    const call = request(
      new URL(String(headers[':path']), origin),
      {
        agent,
        method: String(headers[':method']),
        // Given Chrome's Accept-Encoding header, Miniflare's edge picks gzip, but the platform's
        // edge picks brotli.
        headers: { ...withoutConnection(headers), 'accept-encoding': 'br' },
      },
      (response) => {
        if (stream.destroyed) return response.resume();
        stream.respond({
          ...withoutConnection(response.headers),
          ':status': response.statusCode,
        });
        response.pipe(stream);
      },
    );
    call.on('error', () => stream.destroyed || stream.close());
    stream.pipe(call);
  });
  const port = await freePort();
  await new Promise<void>((done) => front.listen(port, '127.0.0.1', done));
  return {
    port,
    stop() {
      front.close();
      agent.destroy();
    },
  };
};
