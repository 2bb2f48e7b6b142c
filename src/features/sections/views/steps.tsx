import type { SectionByType } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';
import { ItemText } from './features.tsx';

export const Steps = (props: { section: SectionByType<'steps'>; place: SectionPlace }) => {
  const { heading, lead, items } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="band-beside steps">
      <ol className="steps-list">
        {items.map((item) => (
          <li key={item.id}>
            <ItemText item={item} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
};
