import type { ReactNode } from 'react';

/** The position of a section on its page. */
export interface SectionPlace {
  /** Path of the page: forms return to it. */
  readonly path: string;
  /** Target of links: the section's type, with a number from the second one of its type on. */
  readonly anchor: string;
  /** The section starts the page, so its heading is the h1. */
  readonly isFirst: boolean;
  /** Part of the section may be visible before scrolling. */
  readonly isOnFirstScreen: boolean;
  /** Number of earlier sections of the same type. */
  readonly turn: number;
  /** Number of earlier sections with a picture: pictures alternate sides. */
  readonly pictures: number;
  readonly now: number;
  /** Path of the page if its form accepts a plan from the query. */
  readonly planFormPath?: string;
  /** Id of that plan. */
  readonly plan?: string;
}

/** Plain text of an editor: a blank line starts a new paragraph. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text.split(/\n\s*\n/).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
    <p key={i} className={className}>
      {paragraph}
    </p>
  ));

/** A section whose heading is also its accessible name. */
export const SectionFrame = (props: {
  place: SectionPlace;
  heading: string;
  lead?: string;
  /** A link to more of the same, beside the heading. */
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

/** Replaces data that is unavailable. */
export const SectionUnavailable = ({ what }: { what: string }) => (
  <p className="notice">{`We can’t show ${what} right now. Please reload the page in a minute.`}</p>
);
