import { ContentPicture } from '../../../components/content/content-picture.tsx';
import type { SectionByType, Testimonial } from '../reshape-sections.ts';
import { Paragraphs, SectionFrame, type SectionPlace } from '../section-frame.tsx';

const Quote = ({ testimonial, isOnly }: { testimonial: Testimonial; isOnly: boolean }) => {
  const { quote, name, role, company, photo } = testimonial;
  const position = [role, company].filter(Boolean).join(', ');
  return (
    <figure className="quote">
      <blockquote>
        <Paragraphs text={quote} />
      </blockquote>
      <figcaption>
        {/* Decorative, because the name beside it identifies the person. */}
        {photo && (
          <ContentPicture
            picture={{ ...photo, alt: '' }}
            sizes={isOnly ? '(min-width: 60rem) 11rem, 4rem' : '4rem'}
          />
        )}
        <span>
          <strong>{name}</strong>
          {position && <span className="quote-position">{position}</span>}
        </span>
      </figcaption>
    </figure>
  );
};

export const Testimonials = (props: {
  section: SectionByType<'testimonials'>;
  place: SectionPlace;
}) => {
  const { heading, items } = props.section;
  const isOnly = items.length === 1;
  return (
    <SectionFrame
      place={props.place}
      heading={heading}
      className={isOnly ? 'wash quotes quotes-one' : 'wash quotes'}
    >
      <div className="quotes-list">
        {items.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} isOnly={isOnly} />
        ))}
      </div>
    </SectionFrame>
  );
};
