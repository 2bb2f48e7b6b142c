/**
 * `Set-Cookie` for a cookie of this host only, which scripts cannot read: its name begins with
 * `__Host-` (RFC 6265bis, 4.1.3.2). With 0 seconds the browser deletes it.
 */
export const hostCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
