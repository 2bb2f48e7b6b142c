/** Whether the browser is prefetching the page. Older browsers do not send `Sec-Purpose`. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');
