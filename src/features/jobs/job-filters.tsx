import type { Facets, JobSearchQuery } from '../../contracts/job.ts';
import type { FacetValue } from '../../contracts/wire.ts';
import { formatCount, plural } from '../../lib/format.ts';
import { selectedValues } from './active-filters.ts';
import { type Choice, FilterChoices } from './filter-choices.tsx';
import { FILTER_GROUPS } from './filter-labels.ts';

/** More would bury the page; places are typed, employers have pages of their own. */
const MOST_CHOICES = 25;

const ANY_TIME: Choice = ['', 'Any time'];

const OPEN_GROUPS = ['category', 'workplace', 'employmentType'];

/** The filters as plain form controls: they work without JavaScript, `LiveForm` sends them at once. */
export const JobFilters = (props: { query: JobSearchQuery; facets: Facets; total: number }) => {
  const { query, facets, total } = props;
  return (
    <div className="filter-groups">
      {Object.entries(FILTER_GROUPS).map(([key, label]) => {
        const name = key as keyof typeof FILTER_GROUPS;
        const selected = selectedValues(query, name);
        const values = (facets[name] ?? []).slice(0, MOST_CHOICES);
        if (values.length === 0) return null;
        const choices = values.map(
          ({ value, label, count }): Choice => [
            value,
            label,
            count === null ? undefined : formatCount(count),
          ],
        );
        return (
          <details
            key={name}
            className="filter-group"
            open={OPEN_GROUPS.includes(name) || selected.length > 0}
          >
            <summary>{label}</summary>
            <fieldset className="filter-values">
              <legend className="visually-hidden">{label}</legend>
              <FilterChoices
                name={name}
                type={name === 'postedWithin' ? 'radio' : 'checkbox'}
                choices={name === 'postedWithin' ? [ANY_TIME, ...choices] : choices}
                selected={name === 'postedWithin' && selected.length === 0 ? [''] : selected}
              />
            </fieldset>
          </details>
        );
      })}
      <SalaryRange query={query} currencies={facets.salaryCurrency ?? []} />
      <button className="button without-script" type="submit">
        Apply filters
      </button>
      <button className="button with-script filters-done" type="submit">
        Show {plural(total, 'job')}
      </button>
    </div>
  );
};

const SalaryRange = (props: { query: JobSearchQuery; currencies: readonly FacetValue[] }) => {
  const { query, currencies } = props;
  const currency = query.salaryCurrency[0] ?? '';
  const isUsed = Boolean(query.salaryMin || query.salaryMax || currency);
  return (
    <details className="filter-group" open={isUsed}>
      <summary>Salary</summary>
      <div className="stack filter-values">
        <p className="hint" id="salary-hint">
          For a whole year; hourly and monthly pay is converted. Without a currency each job is
          compared in its own.
        </p>
        <div className="field">
          <label htmlFor="salaryCurrency">Currency</label>
          <select
            className="input"
            id="salaryCurrency"
            name="salaryCurrency"
            defaultValue={currency}
            data-value={currency}
          >
            <option value="">Any</option>
            {currencies.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {count === null ? label : `${label} (${formatCount(count)})`}
              </option>
            ))}
          </select>
        </div>
        {(['salaryMin', 'salaryMax'] as const).map((name) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{name === 'salaryMin' ? 'At least' : 'At most'}</label>
            <input
              className="input"
              id={name}
              name={name}
              inputMode="numeric"
              maxLength={15}
              defaultValue={query[name] ?? ''}
              aria-describedby="salary-hint"
            />
          </div>
        ))}
      </div>
    </details>
  );
};
