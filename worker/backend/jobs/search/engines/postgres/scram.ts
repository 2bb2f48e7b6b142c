/* SCRAM-SHA-256 without channel binding (RFC 5802, RFC 7677), as PostgreSQL uses it. */

const encoder = new TextEncoder();
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

type Bytes = Uint8Array<ArrayBuffer>;
const encodeText = (text: string): Bytes => encoder.encode(text) as Bytes;

const hmac = async (key: Bytes, text: string): Promise<Bytes> => {
  const imported = await crypto.subtle.importKey(
    'raw',
    key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encodeText(text)));
};

const saltPassword = async (password: string, salt: Bytes, iterations: number): Promise<Bytes> => {
  const key = await crypto.subtle.importKey('raw', encodeText(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
};

/** The client's messages, in order. */
export interface Scram {
  /** The client-first message. */
  readonly first: Uint8Array;
  /**
   * Creates the client-final message, and computes the signature that the server must send to prove
   * that it knows the password.
   */
  respond(server: string): Promise<{ last: Uint8Array; signature: string }>;
}

/**
 * RFC 7677 sets the minimum iteration count; the maximum limits the work that a server can demand.
 */
const ITERATIONS = { min: 4_096, max: 100_000 };

export const createScram = (password: string): Scram => {
  const nonce = toBase64(crypto.getRandomValues(new Uint8Array(18)));
  const bare = `n=,r=${nonce}`;
  return {
    first: encoder.encode(`n,,${bare}`),
    async respond(server) {
      const fields = new Map(
        server.split(',').map((field): [string, string] => [field.slice(0, 1), field.slice(2)]),
      );
      const both = fields.get('r') ?? '';
      const iterations = Number(fields.get('i'));
      if (!both.startsWith(nonce) || iterations < ITERATIONS.min || iterations > ITERATIONS.max) {
        throw new Error('PostgreSQL requires an unsupported authentication method.');
      }
      const salted = await saltPassword(password, fromBase64(fields.get('s') ?? ''), iterations);
      const clientKey = await hmac(salted, 'Client Key');
      const stored = new Uint8Array(await crypto.subtle.digest('SHA-256', clientKey));
      const unproven = `c=biws,r=${both}`;
      const signed = `${bare},${server},${unproven}`;
      const signature = await hmac(stored, signed);
      const proof = clientKey.map((byte, i) => byte ^ (signature[i] as number));
      return {
        last: encoder.encode(`${unproven},p=${toBase64(proof)}`),
        signature: toBase64(await hmac(await hmac(salted, 'Server Key'), signed)),
      };
    },
  };
};
