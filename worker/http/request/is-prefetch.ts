/** Whether the browser loads ahead of a navigation. Older browsers do not send the header. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');
