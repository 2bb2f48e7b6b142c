/**
 * Whether the browser is loading a page ahead of navigation. Older browsers do not send the header.
 */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');
