import type * as v from 'valibot';
import { joinBytes } from '../http/body/join-bytes.ts';
import { parseUpstreamJson } from './check-response.ts';
import { mendRecord, type Note } from './mend-response.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** The maximum size of a streamed list, about 200,000 jobs. */
export const STREAM_MAX_BYTES = 32 * 1024 * 1024;
/**
 * The maximum size of the text before the list, of each record, and of everything read before the
 * first valid record.
 */
const PIECE_MAX_BYTES = 64 * 1024;

const code = (character: string) => character.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const COMMA = code(',');
const [BRACE, BRACKET, END_BRACE, END_BRACKET] = [code('{'), code('['), code('}'), code(']')];
const isOpening = (byte: number) => byte === BRACE || byte === BRACKET;
const isClosing = (byte: number) => byte === END_BRACE || byte === END_BRACKET;

/** Matches `{ "data": [` at the end of the text before a list. */
const LIST_START = /"data"\s*:\s*\[$/;

const invalid = (detail: string) => new UpstreamFailure('invalid', detail);

/**
 * Passes on the text of `{ "data": [ … ] }` as it arrives, leaving out the records that do not
 * match `schema` (decision 9). Nothing is sent before the first valid record, so that a response
 * without valid records can still become an error. The text around the list is passed on unchanged.
 */
export const filterRecords = (
  schema: v.GenericSchema,
  note: Note,
): TransformStream<Uint8Array, Uint8Array> => {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let place: 'before' | 'in' | 'after' = 'before';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let readBytes = 0;
  let records = 0;
  let fitting = 0;
  /** Bytes from earlier chunks that belong to the text before the list or to the current record. */
  let pieces: Uint8Array[] = [];
  let piecesLength = 0;
  /**
   * Whether the current record is too long and will be left out. If so, none of it is kept in
   * memory.
   */
  let isTooLong = false;

  const joinPieces = (piece: Uint8Array): Uint8Array => {
    const joined = joinBytes([...pieces, piece]);
    pieces = [];
    piecesLength = 0;
    return joined;
  };
  const appendPiece = (piece: Uint8Array) => {
    piecesLength += piece.length;
    if (piecesLength > PIECE_MAX_BYTES) {
      if (place === 'before') throw invalid('not a list of records');
      isTooLong = true;
    }
    if (isTooLong) pieces = [];
    else pieces.push(piece.slice());
  };

  /** Output that is held back until a record is known to be valid. */
  let held: Uint8Array[] = [];

  const endRecord = (piece: Uint8Array) => {
    const bytes = joinPieces(piece);
    if (isTooLong || bytes.length > PIECE_MAX_BYTES) {
      isTooLong = false;
      note(`data.${records++} left out: more than ${PIECE_MAX_BYTES} bytes`);
      return;
    }
    const text = decoder.decode(bytes);
    // The list is empty.
    if (records === 0 && text.trim() === '') return;
    const value = parseUpstreamJson(text);
    const mended = mendRecord(schema, value, { index: records++, note });
    if (mended === undefined) return;
    if (fitting++ > 0) held.push(encoder.encode(','));
    held.push(mended === value ? bytes : encoder.encode(JSON.stringify(mended)));
  };

  /**
   * Scans a chunk byte by byte. This is safe because the bytes it looks for never occur within a
   * multi-byte character.
   */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a scanner of bytes, which goes by its state.
  const scan = (chunk: Uint8Array) => {
    let from = 0;
    for (let at = 0; at < chunk.length && place !== 'after'; at++) {
      const byte = chunk[at] as number;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
      } else if (byte === QUOTE) {
        isInString = true;
      } else if (isOpening(byte)) {
        depth++;
        if (place === 'in' || depth !== 2) continue;
        const before = joinPieces(chunk.subarray(from, at + 1));
        from = at + 1;
        if (LIST_START.test(decoder.decode(before))) {
          place = 'in';
          held.push(before);
        } else appendPiece(before);
      } else if (place === 'in' && depth === 2 && (byte === COMMA || isClosing(byte))) {
        endRecord(chunk.subarray(from, at));
        from = at + 1;
        if (byte === COMMA) continue;
        held.push(chunk.slice(at, at + 1));
        place = 'after';
      } else if (isClosing(byte)) depth--;
    }
    const rest = chunk.slice(from);
    if (place === 'after') held.push(rest);
    else appendPiece(rest);
  };

  return new TransformStream({
    transform(chunk, out) {
      readBytes += chunk.length;
      // The list is cut off. The result is invalid JSON, so it cannot be mistaken for a complete
      // list.
      if (readBytes > STREAM_MAX_BYTES) throw invalid('the list is too long');
      scan(chunk);
      const isLost = place === 'after' || readBytes > PIECE_MAX_BYTES;
      if (fitting === 0 && records > 0 && isLost) {
        throw invalid(`does not match the contract: none of ${records} records`);
      }
      if ((fitting === 0 && place !== 'after') || held.length === 0) return;
      const bytes = joinBytes(held);
      held = [];
      if (bytes.length > 0) out.enqueue(bytes);
    },
    flush() {
      if (place !== 'after') throw invalid('not a list of records');
    },
  });
};
