import { ContactSection } from '../../contact/contact-section.tsx';
import type { SectionByType } from '../reshape-sections.ts';
import type { SectionPlace } from '../section-frame.tsx';

export const ContactFormSection = (props: {
  section: SectionByType<'contactForm'>;
  place: SectionPlace;
}) => {
  const { heading, lead, kind, service } = props.section;
  const { path, anchor, isFirst, plan } = props.place;
  return (
    <div className="band wash contact-band">
      <ContactSection
        kind={kind}
        heading={heading}
        lead={lead}
        service={service}
        plan={plan}
        page={path}
        anchor={anchor}
        level={isFirst ? 'h1' : 'h2'}
      />
    </div>
  );
};
