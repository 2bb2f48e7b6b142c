/**
 * A form takes any address, so a mail to it may reach somebody who never saw the form. Whatever the
 * sender chose must not work as a lure in it (docs/decisions/0021).
 */

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,39}$/u;
const LIKE_A_LINK = /\.\p{L}{2}/u;

/** How the mail begins: with the name, where it reads like one. */
export const greetingOf = (name: string): string =>
  NAME.test(name) && !LIKE_A_LINK.test(name) ? `Hello ${name},` : 'Hello,';

/** Takes the link out of everything that a mail client would make one of: `example[.]com`. */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, '[:]').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '[.]');
