import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { EXIT, Failure } from './failure.ts';
import { plainText } from './print.ts';
import { startPulse } from './progress.ts';

/** Files are readable only by their owner, because they contain personal data. */
const MODE = 0o600;

/** What to write: a response, or text that is created as it is written. */
type Content = Response | AsyncIterable<string>;

async function* encode(text: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const piece of text) yield encoder.encode(piece);
}
const toStream = (content: Content): Readable =>
  content instanceof Response
    ? Readable.fromWeb(content.body as unknown as NodeStream)
    : Readable.from(encode(content));
const cutOff = () => new Failure('The download was interrupted. Try again.', EXIT.unreachable);

/** Makes a response safe for a terminal. Programs get the original bytes. */
async function* asPlainText(pieces: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder();
  for await (const piece of pieces) yield plainText(decoder.decode(piece, { stream: true }));
}

/** @throws Failure if the file exists and may not be replaced */
export const refuseExisting = (path: string, force: boolean): void => {
  if (!force && existsSync(path)) {
    throw new Failure(
      `${path} already exists. Choose another file, or use --force to replace it.`,
      EXIT.wrongInput,
    );
  }
};

/**
 * Writes a response or text to a file, which appears only when it is complete. Without a path, it
 * writes to stdout.
 * @throws Failure if the file cannot be written or the response is cut off, or that of the text
 */
export const saveFile = async (content: Content, path: string | undefined): Promise<void> => {
  if (path === undefined) {
    const pieces = toStream(content);
    const shown = process.stdout.isTTY ? asPlainText(pieces) : pieces;
    await pipeline(shown, process.stdout, { end: false }).catch((error) => {
      // The program that reads the output closed the pipe, as `head` does.
      if (error.code === 'EPIPE') return;
      throw error instanceof Failure ? error : cutOff();
    });
    return;
  }
  const part = `${path}.part`;
  const pulse = startPulse(`Downloading ${basename(path)}`);
  try {
    // Deletes any existing partial file, because it would keep its mode or, if it is a symbolic
    // link, be followed.
    await rm(part, { force: true });
    await pipeline(toStream(content), createWriteStream(part, { mode: MODE, flags: 'wx' }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Failure) throw error;
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall) throw new Failure(`${path} cannot be written: ${code}.`, EXIT.wrongInput);
    throw cutOff();
  } finally {
    pulse.end();
  }
};
