import { ContentLink } from '../../../components/content-link.tsx';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

export const CallToAction = (props: {
  section: SectionOf<'callToAction'>;
  place: SectionPlace;
}) => {
  const { heading, text, actions } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={text} className="band-call">
      <p className="actions">
        {actions.map(({ id, label, url }, i) => (
          <ContentLink key={id} href={url} className={i > 0 ? 'button button-quiet' : 'button'}>
            {label}
          </ContentLink>
        ))}
      </p>
    </SectionFrame>
  );
};
