import { RichText } from '../../../components/content/rich-text.tsx';
import type { SectionByType } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

export const Prose = ({
  section,
  place,
}: {
  section: SectionByType<'prose'>;
  place: SectionPlace;
}) => {
  const { heading, body } = section;
  const text = (topLevel: number) => (
    <div className="prose">
      <RichText document={body} topLevel={topLevel} idPrefix={`${place.anchor}.`} />
    </div>
  );
  if (!heading) return <div className="band">{text(2)}</div>;
  return (
    <SectionFrame
      place={place}
      heading={heading}
      className={place.isFirst ? 'prose-band' : 'band-beside prose-band'}
    >
      {text(place.isFirst ? 2 : 3)}
    </SectionFrame>
  );
};
