import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import {
  checkBackup,
  continueBackup,
  continueRestore,
  downloadBackupObject,
  listErasureKeys,
  uploadBackupObject,
} from '../../src/contracts/endpoints/ops.ts';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { type CallOptions, endpointUrl } from '../../src/lib/api/client.ts';
import type { Connection } from './connection.ts';
import { EXIT, Failure } from './failure.ts';
import { plainText } from './print.ts';

const USER_AGENT = 'rolecall-ops/1';
/** This time-out is long, because the site needs time to write 10,000 jobs. */
const RESPONSE_TIMEOUT_MS = 120_000;
const WAITS_MAX = 3;

/**
 * Calls that are sent again if their response is lost, because they continue where the last one
 * ended, or only read. A backup or a restore takes thousands of them.
 */
const REPEATABLE: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...[checkBackup, continueBackup, continueRestore],
  ...[downloadBackupObject, listErasureKeys, uploadBackupObject],
]);
const REPEATS_MAX = 3;
const REPEAT_AFTER_MS = 1_000;

export interface OpsClient {
  /** @throws Failure with a message and the exit code for it */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<v.InferOutput<E['answer']>>;
  /** Requests a file and returns the unread response. */
  open(endpoint: Endpoint, options?: CallOptions): Promise<Response>;
}

const selectExitCode = (status: number) => {
  if (status === 401 || status === 403) return EXIT.notAllowed;
  return status === 413 || status === 415 || status === 422 ? EXIT.wrongInput : EXIT.failed;
};

const formatHint = (status: number, { token }: Connection) =>
  status === 401 && !token
    ? ' Set OPS_TOKEN in the environment or, for a local site, in .dev.vars.'
    : '';

const refusal = async (response: Response, connection: Connection): Promise<Failure> => {
  const json = await response.json().catch(() => undefined);
  const body = v.safeParse(ErrorBodySchema, json);
  if (!body.success) {
    return new Failure(
      `${connection.url} responded with ${response.status}, but does not appear to be a Rolecall site. Check --url.`,
      selectExitCode(response.status),
    );
  }
  const { code, message, fields, requestId } = body.output.error;
  const number = response.status >= 500 ? ` (request ${requestId} in the log)` : '';
  return new Failure(
    `${message}${formatHint(response.status, connection)}${number}`,
    selectExitCode(response.status),
    {
      code,
      fields,
      lines: Object.entries(fields ?? {}).flatMap(([name, messages]) =>
        messages.map((one) => `${name}: ${one}`),
      ),
    },
  );
};

/** Parses JSON; returns undefined, which no schema accepts, if the text is not JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unreachable = (url: string, error: unknown): Failure => {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  const why = isLate
    ? 'it did not respond in time'
    : (cause?.code ?? cause?.message ?? String(error));
  const hint = /localhost/.test(url) ? ' Is it running? Start it with: npm start' : '';
  return new Failure(`${url} cannot be reached: ${why}.${hint}`, EXIT.unreachable);
};

/**
 * Creates a client for the operators' API. After a 429, it waits and retries, and it sends some calls
 * again if their response is lost; `notice` is called with a message about this.
 */
export const createOpsClient = (
  connection: Connection,
  notice: (sentence: string) => void,
): OpsClient => {
  const { url, token } = connection;

  const open = async (endpoint: Endpoint, options: CallOptions = {}): Promise<Response> => {
    const address = new URL(endpointUrl(endpoint, options), `${url}/`);
    const headers: Record<string, string> = {
      'user-agent': USER_AGENT,
      accept: 'application/json',
    };
    if (token) headers.authorization = `Bearer ${token}`;
    // A local site without a token accepts programs that send the site's origin (decision 22).
    // A site with a token may have a public URL that differs from this one.
    else headers.origin = url;
    if (options.body !== undefined) headers['content-type'] = 'application/json';
    const send = () =>
      fetch(address, {
        method: endpoint.method,
        headers,
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
        // A redirect could send the token to another site.
        redirect: 'manual',
        signal: AbortSignal.any(
          [AbortSignal.timeout(RESPONSE_TIMEOUT_MS), options.signal].filter(
            (one) => one !== undefined,
          ),
        ),
      }).catch((error) => {
        if (options.signal?.aborted) throw options.signal.reason;
        throw unreachable(url, error);
      });
    const sendUntilAnswered = async (repeats: number): Promise<Response> => {
      try {
        return await send();
      } catch (error) {
        if (repeats === 0 || !(error instanceof Failure)) throw error;
        notice(`Sending the call again: ${error.message}`);
        await wait(REPEAT_AFTER_MS, undefined, { signal: options.signal });
        return sendUntilAnswered(repeats - 1);
      }
    };
    for (let waits = 0; ; waits++) {
      const response = await sendUntilAnswered(REPEATABLE.has(endpoint) ? REPEATS_MAX : 0);
      if (response.ok) return response;
      if (response.status !== 429 || waits === WAITS_MAX) throw await refusal(response, connection);
      const { message } = await refusal(response, connection);
      const seconds = Number(response.headers.get('retry-after')) || 60;
      notice(`Waiting ${seconds} s before retrying: ${plainText(message)}`);
      await wait(seconds * 1000, undefined, { signal: options.signal });
    }
  };

  return {
    open,
    async call(endpoint, options) {
      const response = await open(endpoint, options);
      const text = await response.text().catch((error) => {
        throw unreachable(url, error);
      });
      const parsed = v.safeParse(endpoint.answer, parseJson(text));
      if (!parsed.success) {
        throw new Failure(
          `${url} sent a response that this command cannot read. Check that the site and this command are the same version.`,
          EXIT.failed,
        );
      }
      return parsed.output as v.InferOutput<typeof endpoint.answer>;
    },
  };
};
