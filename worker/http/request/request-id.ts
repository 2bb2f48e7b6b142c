/** The header that passes a request's id to the `Pages` entrypoint and to upstreams. */
export const REQUEST_ID_HEADER = 'x-request-id';
