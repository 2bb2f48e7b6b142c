/**
 * The content of a mail, independent of text or HTML: both are rendered from one list of blocks
 * (`renderMail`), so that they cannot differ.
 */

/** Our text with values from outside, which stay separate until they are rendered. */
export type Line = readonly (string | { readonly value: string })[];

export type Block =
  | { readonly text: Line }
  /** Quoted user input, unchanged, including line breaks. */
  | { readonly quote: string }
  | { readonly facts: readonly (readonly [label: string, value: string | null | undefined])[] }
  /** A link into the site, which is the only kind allowed. */
  | { readonly button: { readonly label: string; readonly url: string } }
  /** Small print. */
  | { readonly note: Line };

export interface MailContent {
  readonly subject: Line;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Completes "You’re receiving this email because"; may contain the site's name. */
  readonly because: (siteName: string) => string;
}

/** A line from a template string: interpolations become values. */
export const line = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number)[]
): Line =>
  strings.flatMap((string, i) =>
    i < values.length ? [string, { value: String(values[i]) }] : [string],
  );
