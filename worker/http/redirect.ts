/** 308: the client resends the request to the new URL, now and in future. */
export const permanentRedirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location } });
