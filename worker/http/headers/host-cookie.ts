/**
 * `Set-Cookie` for a cookie that is for this host only and that scripts cannot read. Its name
 * begins with `__Host-` (RFC 6265bis, 4.1.3.2). With 0 seconds, the browser deletes it.
 */
export const hostCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
