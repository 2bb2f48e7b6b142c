/**
 * A permanent redirect. With a 308, the client repeats the request with the same method and body.
 */
export const permanentRedirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location } });
