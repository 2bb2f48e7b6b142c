/** 308: the client repeats the request at the new address, now and in future. */
export const permanentRedirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location } });
