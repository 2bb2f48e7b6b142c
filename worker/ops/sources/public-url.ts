/*
 * Which addresses a source may have. The worker connects to them, so none may lead into a private
 * network. A name can still point to a private address; such a host needs a valid certificate for
 * that name on port 443, and the platform's network connects to public addresses only.
 */

/** Names that are not part of the public DNS (RFC 6761, RFC 6762, RFC 8375, and common use). */
const PRIVATE_NAMES = [
  ...['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private'],
  ...['test', 'invalid', 'onion', 'arpa'],
];

/** Ranges of IPv4 that are not public (IANA's special-purpose registry), as address and prefix. */
const PRIVATE_IPV4: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

const toNumber = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const isPrivateIpv4 = (address: string): boolean =>
  PRIVATE_IPV4.some(([start, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(toNumber(address) / size) === Math.floor(toNumber(start) / size);
  });

/** Whether a host, as `URL` normalizes it, is in a private network or is no public name. */
const isPrivateHost = (hostname: string): boolean => {
  // Public IPv6 addresses have no use here, and may contain a private IPv4 address.
  if (hostname.startsWith('[')) return true;
  if (IPV4.test(hostname)) return isPrivateIpv4(hostname);
  const labels = hostname.replace(/\.$/, '').split('.');
  return labels.length < 2 || PRIVATE_NAMES.includes(labels.at(-1) ?? '');
};

/** Why a source cannot be read from this address; undefined if it can. */
export const findUrlProblem = (text: string): string | undefined => {
  if (!URL.canParse(text)) return 'This is not an address. Write it with https://.';
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:') return 'The address must begin with https://.';
  if (username || password) {
    return 'The address contains a user name or a password, which logs would show. Use a public feed.';
  }
  if (isPrivateHost(hostname))
    return `“${hostname}” is in a private network. Use a public address.`;
  if (port) return 'The address names a port. Only the standard port of https is allowed.';
  return undefined;
};
