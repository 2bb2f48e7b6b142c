import type { ReactNode } from 'react';

/** A section's position on its page. */
export interface SectionPlace {
  /** The page's path, which the section's forms return to. */
  readonly path: string;
  /**
   * The section's anchor: its type, followed by a number from the second section of that type
   * onwards.
   */
  readonly anchor: string;
  /** True if the section comes first on the page, so that its heading is the h1. */
  readonly isFirst: boolean;
  /** True if any part of the section may be visible without scrolling. */
  readonly isOnFirstScreen: boolean;
  /** The number of earlier sections of the same type. */
  readonly turn: number;
  /** The number of earlier sections with a picture. Pictures alternate between left and right. */
  readonly pictures: number;
  readonly now: number;
  /** The page's path, if a form on the page accepts a plan from the query string. */
  readonly planFormPath?: string;
  /** The id of the plan in the query string. */
  readonly plan?: string;
}

/** Renders plain text written by an editor. A blank line starts a new paragraph. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text.split(/\n\s*\n/).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
    <p key={i} className={className}>
      {paragraph}
    </p>
  ));

/** A section whose heading serves as its accessible name. */
export const SectionFrame = (props: {
  place: SectionPlace;
  heading: string;
  lead?: string;
  /** A link beside the heading, to more content of the same kind. */
  more?: ReactNode;
  className: string;
  children: ReactNode;
}) => {
  const { place, heading, lead, more, className, children } = props;
  const Heading = place.isFirst ? 'h1' : 'h2';
  const headingId = `${place.anchor}-heading`;
  return (
    <section className={`band ${className}`} id={place.anchor} aria-labelledby={headingId}>
      <div className="band-head">
        <Heading id={headingId}>{heading}</Heading>
        {lead && <Paragraphs text={lead} className="lead" />}
        {more && <p className="band-more">{more}</p>}
      </div>
      {children}
    </section>
  );
};

/** Shown instead of a section's data if the data is unavailable. */
export const SectionUnavailable = ({ what }: { what: string }) => (
  <p className="notice">{`We can’t show ${what} right now. Please reload the page in a minute.`}</p>
);
