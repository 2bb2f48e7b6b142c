import { normalizeText } from '../../../src/contracts/bounded-text.ts';

/** Maximum length of a file name on common file systems; longer names are truncated. */
const NAME_MAX_LENGTH = 255;

/**
 * Builds a Content-Disposition header (RFC 6266) with the file name in ASCII for older clients and
 * in UTF-8 (RFC 8187). No character in the name can end the quoted string or the header.
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
