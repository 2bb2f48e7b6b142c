/**
 * The `Set-Cookie` header for a cookie that is limited to this host and not readable by scripts.
 * The cookie's name begins with `__Host-` (RFC 6265bis, 4.1.3.2). If `seconds` is 0, the browser
 * deletes the cookie.
 */
export const hostCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
