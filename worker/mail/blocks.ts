/**
 * The content of a mail, independent of its format. Plain text and HTML are rendered from the same
 * list of blocks (`renderMail`), so their content cannot differ.
 */

/** A line of text that keeps our own wording separate from external values until it is rendered. */
export type Line = readonly (string | { readonly value: string })[];

export type Block =
  | { readonly text: Line }
  /** A paragraph that an operator wrote for this mail, with its line breaks. */
  | { readonly written: string }
  /** Quoted user input, unchanged, including line breaks. */
  | { readonly quote: string }
  | { readonly facts: readonly (readonly [label: string, value: string | null | undefined])[] }
  /** A link to a page on the site, the only kind of link allowed. */
  | { readonly button: { readonly label: string; readonly url: string } }
  /** A list of links to pages on the site, each with a line of details. */
  | {
      readonly links: readonly {
        readonly label: string;
        readonly url: string;
        readonly details: string;
      }[];
    }
  /** A command for operators, with what it does. */
  | { readonly command: { readonly label: string; readonly line: string } }
  /** Small print. */
  | { readonly note: Line };

export interface MailContent {
  readonly subject: Line;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Completes "You’re receiving this email because"; may contain the site's name. */
  readonly because: (siteName: string) => string;
}

/** A template tag that creates a line and treats interpolations as external values. */
export const line = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number)[]
): Line =>
  strings.flatMap((string, i) =>
    i < values.length ? [string, { value: String(values[i]) }] : [string],
  );
