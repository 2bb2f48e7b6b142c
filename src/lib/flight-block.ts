/**
 * A page's payload inside its document: text of a `<script type="text/x-component">`, which no browser
 * runs. The payload counts bytes, so what comes out must be what went in.
 */
export const FLIGHT_BLOCK_ID = 'flight';

const ESCAPE = '~';
/**
 * What would end the block or hide its end (HTML 13.1.2.4), what the parser of HTML changes (13.2.3.5,
 * 13.2.5.4), and the escape itself. A digit stands for each.
 */
const CODES = ['~', '<', '\r', '\0'];

export const escapeFlight = (flight: string): string =>
  flight.replace(/[~\r\0]|<(?=!--|\/?script)/gi, (found) => `${ESCAPE}${CODES.indexOf(found)}`);

export const unescapeFlight = (text: string): string =>
  text.replace(/~(\d)/g, (_, code) => CODES[code] as string);
