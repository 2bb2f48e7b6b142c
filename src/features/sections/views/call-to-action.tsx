import { ActionLinks } from '../../../components/content/action-links.tsx';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

export const CallToAction = (props: {
  section: SectionOf<'callToAction'>;
  place: SectionPlace;
}) => {
  const { heading, text, actions } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={text} className="band-call">
      <ActionLinks actions={actions} />
    </SectionFrame>
  );
};
