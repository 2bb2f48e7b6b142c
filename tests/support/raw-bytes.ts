import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The bytes of a response as sent; `fetch` would decompress them. */
export const rawBytes = async (url: string, acceptEncoding: string) => {
  const request = get(url, { headers: { 'accept-encoding': acceptEncoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { 'content-encoding': encoding, 'content-type': type } = response.headers;
  return { bytes: await buffer(response), encoding, type };
};
