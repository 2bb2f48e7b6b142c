import type { LoadedSectionByType } from '../load-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

export const Stats = (props: { section: LoadedSectionByType<'stats'>; place: SectionPlace }) => {
  const { heading, lead, loaded } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="stats">
      <dl className="stats-list">
        {loaded.map(({ id, label, value, note }) =>
          value === undefined ? null : (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="stats-value">{value}</dd>
              {note && <dd className="stats-note">{note}</dd>}
            </div>
          ),
        )}
      </dl>
    </SectionFrame>
  );
};
