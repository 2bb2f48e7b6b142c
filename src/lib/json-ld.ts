/**
 * Structured data as the text of a script element. An editor's words must not end that element, nor
 * begin a comment in it.
 */
export const jsonLdText = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
