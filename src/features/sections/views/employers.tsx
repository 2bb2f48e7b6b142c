import { Link } from '../../../components/link.tsx';
import { EmployerGrid } from '../../companies/employer-grid.tsx';
import type { LoadedSectionByType } from '../load-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

/** The employers with the most open jobs. */
export const Employers = (props: {
  section: LoadedSectionByType<'employers'>;
  place: SectionPlace;
}) => {
  const { heading, lead, loaded } = props.section;
  return (
    <SectionFrame
      place={props.place}
      heading={heading}
      lead={lead}
      more={<Link to="/companies">All employers</Link>}
      className="employers"
    >
      {loaded ? <EmployerGrid employers={loaded} /> : <SectionUnavailable what="the employers" />}
    </SectionFrame>
  );
};
