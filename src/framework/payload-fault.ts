/**
 * The start of the row that React writes in place of a node that threw. The digest is present if
 * the error was intentional.
 */
const ERROR_ROW = 'E{"digest":"';
const BROKEN_ROW = `${ERROR_ROW}"}`;

/**
 * Matches the tags of rows that contain text or bytes. Such rows state their length and may contain
 * any bytes.
 */
const SIZED_ROW = /[TAOobUSsLlGgMmV]/;

/**
 * Returns `broken` if a component of the page threw an error, because React then sends the rest of
 * the page as if nothing had failed. Returns `ended` if a component intentionally stopped rendering
 * because the page does not exist or redirects.
 */
export const findPayloadFault = (payload: Uint8Array): 'broken' | 'ended' | undefined => {
  let fault: 'ended' | undefined;
  const decoder = new TextDecoder();
  const text = (from: number, to: number) => decoder.decode(payload.subarray(from, to));
  let at = 0;
  while (at < payload.length) {
    // Each row is `{id}:{tag}{length},{bytes}`, or `{id}:{tag}{JSON}` and a line break.
    const row = payload.indexOf(':'.charCodeAt(0), at) + 1;
    const isSized = SIZED_ROW.test(text(row, row + 1));
    const end = payload.indexOf((isSized ? ',' : '\n').charCodeAt(0), row);
    if (row === 0 || end < 0) return fault;
    const start = text(row, Math.min(end, row + BROKEN_ROW.length + 1));
    if (start === BROKEN_ROW) return 'broken';
    if (start.startsWith(ERROR_ROW)) fault = 'ended';
    at = end + 1 + (isSized ? Number.parseInt(text(row + 1, end), 16) : 0);
  }
  return fault;
};
