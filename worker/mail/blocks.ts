/**
 * What a mail says, before it is text or HTML: one list of blocks gives both (`renderMail`), so that
 * the two cannot differ.
 */

/** Text of ours with values in it that came from outside: those are kept apart to the end. */
export type Line = readonly (string | { readonly value: string })[];

export type Block =
  | { readonly text: Line }
  /** What somebody wrote, as it stands, line breaks and all. */
  | { readonly quote: string }
  | { readonly facts: readonly (readonly [label: string, value: string | null | undefined])[] }
  /** A link into the site: the only kind there is. */
  | { readonly button: { readonly label: string; readonly url: string } }
  /** Small print. */
  | { readonly note: Line };

export interface MailContent {
  readonly subject: Line;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Completes "You get this mail because"; the site's name stands in it. */
  readonly because: (siteName: string) => string;
}

/** A line: what is put in are values. */
export const line = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number)[]
): Line =>
  strings.flatMap((string, i) =>
    i < values.length ? [string, { value: String(values[i]) }] : [string],
  );
