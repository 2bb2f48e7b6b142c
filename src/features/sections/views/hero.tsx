import { ActionLinks } from '../../../components/content/action-links.tsx';
import { ContentPicture } from '../../../components/content/content-picture.tsx';
import { SearchFields } from '../../../components/search-fields.tsx';
import type { SectionByType } from '../reshape-sections.ts';
import { Paragraphs, type SectionPlace } from '../section-frame.tsx';

/** Highlights the text between asterisks, as in `Jobs with *salary*`. */
const marked = (heading: string) =>
  heading.split('*').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
    i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
  );

export const Hero = ({
  section,
  place,
}: {
  section: SectionByType<'hero'>;
  place: SectionPlace;
}) => {
  const { heading, eyebrow, lead, image, actions = [], jobSearch } = section;
  const Heading = place.isFirst ? 'h1' : 'h2';
  const headingId = `${place.anchor}-heading`;
  return (
    <section
      className={image ? 'hero band-hero hero-pictured' : 'hero band-hero'}
      id={place.anchor}
      aria-labelledby={headingId}
    >
      <div className="hero-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading id={headingId}>{marked(heading)}</Heading>
        {lead && <Paragraphs text={lead} className="lead" />}
        <ActionLinks actions={actions} />
      </div>
      {image && (
        <ContentPicture
          picture={image}
          priority={place.isFirst ? 'high' : undefined}
          className="hero-picture"
        />
      )}
      {jobSearch && place.turn === 0 && (
        <form action="/jobs" method="get" className="hero-search">
          <SearchFields />
        </form>
      )}
    </section>
  );
};
