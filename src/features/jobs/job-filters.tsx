import type { Facets, JobSearchQuery } from '../../contracts/job.ts';
import type { FacetValue } from '../../contracts/wire.ts';
import { formatCount } from '../../lib/format.ts';
import { FILTER_GROUPS } from './filter-labels.ts';
import { typedPlaces } from './load-job-search.ts';

const OPEN_GROUPS = ['category', 'workplace', 'employmentType'];

/** The filters as plain form controls: they work without JavaScript, `LiveForm` sends them at once. */
export const JobFilters = ({ query, facets }: { query: JobSearchQuery; facets: Facets }) => (
  <div className="filter-groups">
    {Object.entries(FILTER_GROUPS).map(([name, label]) => {
      const selected = selectedValues(query, name as keyof typeof FILTER_GROUPS);
      const typed = name === 'location' ? typedPlaces(query, facets) : [];
      const values = (facets[name] ?? []).filter(({ value }) => !typed.includes(value));
      if (values.length === 0) return null;
      return (
        <details
          key={name}
          className="filter-group"
          open={OPEN_GROUPS.includes(name) || selected.length > 0}
        >
          <summary>{label}</summary>
          <fieldset className="filter-values">
            <legend className="visually-hidden">{label}</legend>
            {name === 'postedWithin' && (
              <Choice
                name={name}
                type="radio"
                value=""
                label="Any time"
                checked={!query.postedWithin}
              />
            )}
            {values.map((facet) => (
              <Choice
                key={facet.value}
                name={name}
                type={name === 'postedWithin' ? 'radio' : 'checkbox'}
                checked={selected.includes(facet.value)}
                {...facet}
              />
            ))}
          </fieldset>
        </details>
      );
    })}
    <SalaryRange query={query} />
    <button className="button without-script" type="submit">
      Apply filters
    </button>
  </div>
);

const selectedValues = (query: JobSearchQuery, name: keyof typeof FILTER_GROUPS): string[] => {
  const value = query[name];
  if (Array.isArray(value)) return value;
  return value ? [value as string] : [];
};

const Choice = (
  props: Omit<FacetValue, 'count'> & {
    name: string;
    type: 'checkbox' | 'radio';
    checked: boolean;
    count?: number;
  },
) => (
  <label className="choice">
    <input type={props.type} name={props.name} value={props.value} defaultChecked={props.checked} />
    <span dir="auto">{props.label}</span>
    {props.count !== undefined && (
      <span className="count">
        {formatCount(props.count)}
        <span className="visually-hidden"> jobs</span>
      </span>
    )}
  </label>
);

const SalaryRange = ({ query }: { query: JobSearchQuery }) => (
  <details className="filter-group" open={query.salaryMin !== null || query.salaryMax !== null}>
    <summary>Salary</summary>
    <div className="stack filter-values">
      <p className="hint" id="salary-hint">
        A year’s pay, in each job’s own currency. Hourly and monthly pay is converted.
      </p>
      {(['salaryMin', 'salaryMax'] as const).map((name) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{name === 'salaryMin' ? 'At least' : 'At most'}</label>
          <input
            className="input"
            id={name}
            name={name}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={9}
            defaultValue={query[name] ?? ''}
            aria-describedby="salary-hint"
          />
        </div>
      ))}
    </div>
  </details>
);
