import { ContentPicture } from '../../../components/content-picture.tsx';
import type { SectionOf, Testimonial } from '../reshape-sections.ts';
import { Paragraphs, SectionFrame, type SectionPlace } from '../section-frame.tsx';

const Quote = ({ testimonial }: { testimonial: Testimonial }) => {
  const { quote, name, role, company, photo } = testimonial;
  const position = [role, company].filter(Boolean).join(', ');
  return (
    <figure className="quote">
      <blockquote>
        <Paragraphs text={quote} />
      </blockquote>
      <figcaption>
        {/* The name beside it says who it shows. */}
        {photo && <ContentPicture picture={{ ...photo, alt: '' }} sizes="4rem" />}
        <span>
          <strong>{name}</strong>
          {position && <span className="quote-position">{position}</span>}
        </span>
      </figcaption>
    </figure>
  );
};

export const Testimonials = (props: {
  section: SectionOf<'testimonials'>;
  place: SectionPlace;
}) => {
  const { heading, items } = props.section;
  return (
    <SectionFrame
      place={props.place}
      heading={heading}
      className={items.length > 1 ? 'wash quotes' : 'wash quotes quotes-one'}
    >
      <div className="quotes-list">
        {items.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </SectionFrame>
  );
};
