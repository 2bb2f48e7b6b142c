/**
 * The first four groups of an IPv6 address, in which zeros and one run of zero groups may be
 * omitted.
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
 * The key by which rate limits count requests. An IPv6 client owns a whole /64, so counting single
 * addresses would never limit it.
 */
export const clientKey = (request: Request): string => {
  const ip = request.headers.get('cf-connecting-ip') ?? 'local';
  return ip.includes(':') ? parseNetwork(ip) : ip;
};
