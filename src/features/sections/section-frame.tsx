import type { ReactNode } from 'react';

/** Where a section stands on its page. */
export interface SectionPlace {
  /** Path of the page: forms come back to it. */
  readonly path: string;
  /** What links lead to: its type where it is the first of it, else its entry. */
  readonly anchor: string;
  /** The page begins with it: its heading is the page's. */
  readonly isFirst: boolean;
  /** It may be seen, in part, before anybody scrolls. */
  readonly isOnFirstScreen: boolean;
  /** How many of the same type stand before it. */
  readonly turn: number;
  /** How many with a picture stand before it: pictures change sides. */
  readonly pictures: number;
  readonly now: number;
  /** The page, where it has a form that takes the plan that its query names. */
  readonly planFormPath?: string;
  /** Id of that plan. */
  readonly plan?: string;
}

/** Plain text of an editor: a blank line begins a new paragraph. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text.split(/\n\s*\n/).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
    <p key={i} className={className}>
      {paragraph}
    </p>
  ));

/** A section with its heading, which names it to screen readers. */
export const SectionFrame = (props: {
  place: SectionPlace;
  heading: string;
  lead?: string;
  /** Beside the heading: the way to more of the same. */
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

/** In place of what is not told now. */
export const SectionUnavailable = ({ what }: { what: string }) => (
  <p className="notice">{`We can’t show ${what} right now. Please load the page again in a minute.`}</p>
);
