import { orUnavailable } from '../../../lib/api/or-unavailable.ts';
import { formatCount } from '../../../lib/format.ts';
import { loadFigure } from '../load-counts.ts';
import type { SectionOf, Stat } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

/** A figure that can't be counted now says what the editor wrote for that case, or is left out. */
const shownValue = async ({ live, value }: Stat): Promise<string | undefined> => {
  const figure = live && (await orUnavailable(loadFigure(live)));
  return figure === undefined ? value : formatCount(figure);
};

export const Stats = async (props: { section: SectionOf<'stats'>; place: SectionPlace }) => {
  const { heading, lead, items } = props.section;
  const values = await Promise.all(items.map(shownValue));
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="stats">
      <dl className="stats-list">
        {items.map(({ id, label, note }, i) =>
          values[i] === undefined ? null : (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="stats-value">{values[i]}</dd>
              {note && <dd className="stats-note">{note}</dd>}
            </div>
          ),
        )}
      </dl>
    </SectionFrame>
  );
};
