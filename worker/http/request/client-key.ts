/**
 * The first four groups of an IPv6 address (its /64 network). Leading zeros in a group may be
 * omitted, and so may one run of zero groups.
 */
const parseNetwork = (ip: string): string => {
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The key under which rate limits count a client's requests. An IPv6 client usually controls a
 * whole /64, so counting single addresses would never limit it.
 */
export const clientKey = (request: Request): string => {
  const ip = request.headers.get('cf-connecting-ip') ?? 'local';
  return ip.includes(':') ? parseNetwork(ip) : ip;
};
