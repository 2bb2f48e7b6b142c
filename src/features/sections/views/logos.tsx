import { ContentPicture } from '../../../components/content/content-picture.tsx';
import type { SectionByType } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

export const Logos = (props: { section: SectionByType<'logos'>; place: SectionPlace }) => {
  const { section, place } = props;
  const { heading, lead, logos } = section;
  return (
    <SectionFrame place={place} heading={heading} lead={lead} className="band-beside">
      <ul className="logos-list">
        {logos.map((logo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be one file, and none moves.
          <li key={i}>
            <ContentPicture
              picture={logo}
              sizes="12rem"
              priority={place.isOnFirstScreen ? 'low' : undefined}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
};
