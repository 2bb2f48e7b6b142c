import { orUnavailable } from '../../../lib/api/or-unavailable.ts';
import { CategoryTiles } from '../../jobs/category-tiles.tsx';
import { loadJobCounts } from '../load-counts.ts';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

export const JobCategories = async (props: {
  section: SectionOf<'jobCategories'>;
  place: SectionPlace;
}) => {
  const { heading, lead } = props.section;
  const counts = await orUnavailable(loadJobCounts());
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="categories">
      {counts ? (
        <CategoryTiles facets={counts.facets} />
      ) : (
        <SectionUnavailable what="the categories" />
      )}
    </SectionFrame>
  );
};
