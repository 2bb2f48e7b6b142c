import { CachedMarkup } from '../../components/cached-markup.tsx';
import type { JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import type { FacetValue } from '../../contracts/wire.ts';
import { formatCount, plural } from '../../lib/words/format.ts';
import { selectedValues } from './active-filters.ts';
import { type Choice, FilterChoices } from './filter-choices.tsx';
import { FILTER_GROUPS } from './filter-labels.ts';
import { SalaryRange } from './salary-range.tsx';

/**
 * Maximum number of values listed per filter. Visitors can type any other place, and other
 * employers have their own pages.
 */
const MAX_CHOICES = 25;

const ANY_TIME: Choice = ['', 'Any time'];

const OPEN_GROUPS = ['category', 'workplace', 'employmentType'];

const createChoices = (name: string, values: readonly FacetValue[]): readonly Choice[] => {
  const choices = values
    .slice(0, MAX_CHOICES)
    .map(
      ({ value, label, count }): Choice => [
        value,
        label,
        count === null ? undefined : formatCount(count),
      ],
    );
  return name === 'postedWithin' ? [ANY_TIME, ...choices] : choices;
};

/**
 * The filters as plain form controls. They work without JavaScript; `LiveForm` submits every
 * change.
 */
export const JobFilters = (props: { query: JobSearchQuery; meta: JobSearchMeta }) => {
  const { query, meta } = props;
  const { facets, total } = meta;
  return (
    <div className="filter-groups">
      {Object.entries(FILTER_GROUPS).map(([key, label]) => {
        const name = key as keyof typeof FILTER_GROUPS;
        const selected = selectedValues(query, name);
        const values = facets[name] ?? [];
        if (values.length === 0) return null;
        return (
          <CachedMarkup
            as="details"
            key={name}
            id={`filter-${name}`}
            className="filter-group"
            open={OPEN_GROUPS.includes(name) || selected.length > 0}
            of={[values]}
            by={JSON.stringify([name, selected])}
          >
            {() => (
              <>
                <summary>{label}</summary>
                <fieldset className="filter-values">
                  <legend className="visually-hidden">{label}</legend>
                  <FilterChoices
                    name={name}
                    type={name === 'postedWithin' ? 'radio' : 'checkbox'}
                    choices={createChoices(name, values)}
                    selected={name === 'postedWithin' && selected.length === 0 ? [''] : selected}
                  />
                </fieldset>
              </>
            )}
          </CachedMarkup>
        );
      })}
      <SalaryRange query={query} meta={meta} />
      <button className="button without-script" type="submit">
        Apply filters
      </button>
      <button className="button with-script filters-done" type="submit">
        Show {plural(total, 'job')}
      </button>
    </div>
  );
};
