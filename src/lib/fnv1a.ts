/** The 32-bit FNV-1a hash of a string's UTF-8 bytes (RFC 9923, 5). */
export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};
