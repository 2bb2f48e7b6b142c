/** Whether a browser loads something that nobody has asked for yet. Older ones do not say. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');
