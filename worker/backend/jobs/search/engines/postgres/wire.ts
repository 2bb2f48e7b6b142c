/*
 * Messages in PostgreSQL's protocol, version 3
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 * The npm drivers need Node.js modules, which the worker does not load (decision 8).
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Encodes an integer as two big-endian bytes. */
const int16 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(2);
  new DataView(bytes.buffer).setInt16(0, value);
  return bytes;
};
export const int32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value);
  return bytes;
};
/** A string with a terminating zero byte. */
export const cString = (text: string): Uint8Array => encoder.encode(`${text}\0`);

export const concatBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** Builds a message of the given type. The first message on a connection has no type. */
export const message = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = concatBytes(parts);
  return concatBytes([encoder.encode(type), int32(body.length + 4), body]);
};

/** A parameter value for a statement; arrays are sent as text arrays. */
export type Value = string | number | null | readonly string[];

export interface Statement {
  /**
   * SQL in which each value has a placeholder (`$1`, `$2` and so on) that is cast to the value's
   * type.
   */
  readonly sql: string;
  readonly values: readonly Value[];
}

const formatValue = (value: Exclude<Value, null>): string =>
  typeof value === 'object'
    ? `{${value.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
    : String(value);

const valueBytes = (value: Value): Uint8Array => {
  if (value === null) return int32(-1);
  // NUL is the only character that PostgreSQL's text type cannot hold.
  const bytes = encoder.encode(formatValue(value).replaceAll('\0', '\ufffd'));
  return concatBytes([int32(bytes.length), bytes]);
};

/** Builds the Parse, Bind and Execute messages for a statement, with values and results as text. */
export const statementBytes = ({ sql, values }: Statement): Uint8Array =>
  concatBytes([
    message('P', cString(''), cString(sql), int16(0)),
    message(
      'B',
      cString(''),
      cString(''),
      int16(0),
      int16(values.length),
      ...values.map(valueBytes),
      int16(0),
    ),
    message('E', cString(''), int32(0)),
  ]);

/** The column values of a row, as text. */
export type Row = readonly (string | null)[];

/** Parses a DataRow message. */
export const readRow = (body: Uint8Array): Row => {
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  let at = 2;
  return Array.from({ length: view.getInt16(0) }, () => {
    const length = view.getInt32(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return decoder.decode(body.subarray(at - length, at));
  });
};

/**
 * Extracts the code and message from an ErrorResponse, leaving out the fields that quote values.
 */
export const readServerError = (body: Uint8Array): Error => {
  const fields = decoder.decode(body).split('\0');
  const field = (type: string) => fields.find((one) => one[0] === type)?.slice(1) ?? '';
  return new Error(`PostgreSQL error ${field('C')}: ${field('M').slice(0, 200)}`);
};

export interface Message {
  readonly type: string;
  readonly body: Uint8Array;
}

/** Reads messages one by one from a stream, at most `maxBytes` in total. */
export const createMessageReader = (
  reader: { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }> },
  maxBytes: number,
) => {
  let chunks: Uint8Array[] = [];
  let buffered = 0;
  let total = 0;
  const atLeast = async (bytes: number): Promise<Uint8Array> => {
    while (buffered < bytes) {
      const { value } = await reader.read();
      if (!value) throw new Error('PostgreSQL closed the connection.');
      buffered += value.length;
      total += value.length;
      if (total > maxBytes) throw new Error('The response of PostgreSQL is too large.');
      chunks.push(value);
    }
    const all = chunks.length === 1 ? (chunks[0] as Uint8Array) : concatBytes(chunks);
    chunks = [all];
    return all;
  };
  return async (): Promise<Message> => {
    const head = await atLeast(5);
    const length = new DataView(head.buffer, head.byteOffset).getInt32(1);
    if (length < 4 || length > maxBytes) throw new Error('PostgreSQL sent an invalid message.');
    const all = await atLeast(length + 1);
    chunks = [all.subarray(length + 1)];
    buffered -= length + 1;
    return { type: String.fromCharCode(all[0] as number), body: all.subarray(5, length + 1) };
  };
};
