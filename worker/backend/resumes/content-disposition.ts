import { normalizeText } from '../../../src/contracts/bounded-text.ts';

/** Of a file's name as file systems take them; more of it is cut off. */
const NAME_MAX_LENGTH = 255;

/**
 * A file's name as a header (RFC 6266): in ASCII for what knows no other, and as it is (RFC 8187).
 * Nothing of the name can end the quotes or the header.
 */
export const contentDisposition = (type: 'inline' | 'attachment', whole: string): string => {
  const name = whole.slice(0, NAME_MAX_LENGTH);
  const ascii = normalizeText(name, 'NFD', NAME_MAX_LENGTH)
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/gu, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
