import { ActionLinks } from '../../../components/content/action-links.tsx';
import type { SectionByType } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

export const CallToAction = (props: {
  section: SectionByType<'callToAction'>;
  place: SectionPlace;
}) => {
  const { heading, text, actions } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={text} className="band-call">
      <ActionLinks actions={actions} />
    </SectionFrame>
  );
};
