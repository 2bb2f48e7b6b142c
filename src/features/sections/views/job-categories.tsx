import { CategoryTiles } from '../../jobs/category-tiles.tsx';
import type { LoadedSectionByType } from '../load-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

export const JobCategories = (props: {
  section: LoadedSectionByType<'jobCategories'>;
  place: SectionPlace;
}) => {
  const { heading, lead, loaded } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="categories">
      {loaded ? (
        <CategoryTiles categories={loaded} />
      ) : (
        <SectionUnavailable what="the categories" />
      )}
    </SectionFrame>
  );
};
