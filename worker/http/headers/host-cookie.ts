/**
 * A cookie of this host alone, which no script reads: `Set-Cookie` for a name that begins with `__Host-`
 * (RFC 6265bis, 4.1.3.2). With 0 seconds the browser forgets it.
 */
export const hostCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
