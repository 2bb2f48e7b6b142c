/**
 * Why an otherwise valid file is rejected: the kind of content that would be run, started or
 * fetched when the file is opened. `object` is an embedded file or another program's data; `remote`
 * is content fetched from the network on opening.
 */
export type ActiveContent = 'macros' | 'object' | 'remote' | 'script';

/** Whether a path or URL in a document refers to a computer other than the one that opens it. */
export const isRemote = (target: string): boolean => {
  // Drops the characters that URL parsers drop, and decodes slashes that an application may decode
  // when it opens the file.
  const plain = target
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
  const address = plain.replace(/\\|%5c|%2f/g, '/');
  // The NT object namespace, which gives access to every device, including network servers.
  if (address.includes('/??/')) return true;
  if (!address.startsWith('file:')) {
    // A one-letter scheme is a drive letter.
    return address.startsWith('//') || /^[a-z][a-z\d+.-]+:/.test(address);
  }
  // RFC 8089: file:/path and file:///path are local; file://host/path and file:////host are not.
  const path = address.slice('file:'.length);
  const slashes = [...path.slice(0, 5)].findIndex((char) => char !== '/');
  if (slashes === 2) return !path.startsWith('//localhost/') && path[3] !== ':';
  return slashes < 0 || slashes > 3;
};
