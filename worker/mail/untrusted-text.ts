/**
 * A form accepts any email address, so the resulting mail may reach someone who never used the
 * form. The submitted text must therefore not be usable for phishing (decision 18).
 */

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,39}$/u;
const LIKE_A_LINK = /\.\p{L}{2}/u;

/** The salutation, with the name if it looks like one. */
export const formatGreeting = (name: string): string =>
  NAME.test(name) && !LIKE_A_LINK.test(name) ? `Hello ${name},` : 'Hello,';

/** Breaks up anything that a mail client would turn into a link, as in `example[.]com`. */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, '[:]').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '[.]');
