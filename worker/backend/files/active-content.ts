/**
 * Why a file that is otherwise fine is refused: what opening it would run, start or fetch. `object`:
 * another file or another program's data inside; `remote`: fetched from the network when it opens.
 */
export type ActiveContent = 'macros' | 'object' | 'remote' | 'script';

/** Whether a path or URL in a document leaves the computer that opens it. */
export const isRemote = (target: string): boolean => {
  // What URL readers drop, and slashes that one which opens files may decode.
  const plain = target
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
  const address = plain.replace(/\\|%5c|%2f/g, '/');
  // The device that leads to all others, servers among them, in NT's own paths.
  if (address.includes('/??/')) return true;
  if (!address.startsWith('file:')) {
    // A scheme of one letter is a drive.
    return address.startsWith('//') || /^[a-z][a-z\d+.-]+:/.test(address);
  }
  // RFC 8089: file:/path and file:///path are local; file://host/path and file:////host are not.
  const path = address.slice('file:'.length);
  const slashes = [...path.slice(0, 5)].findIndex((char) => char !== '/');
  if (slashes === 2) return !path.startsWith('//localhost/') && path[3] !== ':';
  return slashes < 0 || slashes > 3;
};
