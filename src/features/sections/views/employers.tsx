import { Link } from 'waku';
import { listEmployers } from '../../../contracts/endpoints.ts';
import { orUnavailable } from '../../../lib/api/or-unavailable.ts';
import { serverApi } from '../../../lib/api/server.ts';
import { EmployerGrid } from '../../companies/employer-grid.tsx';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

const EMPLOYERS = 8;

/** Those with most open jobs. */
export const Employers = async (props: {
  section: SectionOf<'employers'>;
  place: SectionPlace;
}) => {
  const { heading, lead, limit = EMPLOYERS } = props.section;
  const found = await orUnavailable(
    serverApi().call(listEmployers, { query: { sort: 'jobs', perPage: limit } }),
  );
  const hiring = found?.data.filter(({ openJobCount }) => openJobCount > 0) ?? [];
  return (
    <SectionFrame
      place={props.place}
      heading={heading}
      lead={lead}
      more={<Link to="/companies">All employers</Link>}
      className="employers"
    >
      {found ? <EmployerGrid employers={hiring} /> : <SectionUnavailable what="the employers" />}
    </SectionFrame>
  );
};
