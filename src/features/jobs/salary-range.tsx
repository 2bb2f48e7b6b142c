import type { JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import { currencyName, formatCount, formatDay } from '../../lib/words/format.ts';
import { isReversedPay } from '../../lib/words/pay-range.ts';
import { chosenCurrencies } from './active-filters.ts';

/** Explains which currency the amounts are in and how other currencies are converted. */
const currencyHint = (
  currencies: readonly string[],
  { payCurrency, ratesAt }: Pick<JobSearchMeta, 'payCurrency' | 'ratesAt'>,
): string => {
  const [chosen, ...others] = currencies;
  if (others.length > 0) return 'Amounts in each job’s own currency.';
  const currency = chosen ?? payCurrency;
  if (!currency) return '';
  if (chosen || !ratesAt) return `Amounts in ${currencyName(currency)}.`;
  return `Amounts in ${currencyName(currency)}; other currencies are converted at the exchange rates of ${formatDay(ratesAt)}.`;
};

/** The filter for the minimum and maximum pay per year, and for the currency. */
export const SalaryRange = (props: { query: JobSearchQuery; meta: JobSearchMeta }) => {
  const { query, meta } = props;
  const currencies = chosenCurrencies(query, meta.facets);
  const currency = currencies[0] ?? '';
  const isUsed = Boolean(query.salaryMin || query.salaryMax || currency);
  const isReversed = isReversedPay(query);
  return (
    <details id="filter-salary" className="filter-group" open={isUsed}>
      <summary>Salary</summary>
      <div className="stack filter-values">
        <p className="hint" id="salary-hint">
          Pay per year; hourly and monthly pay is converted. {currencyHint(currencies, meta)}
        </p>
        <div className="field">
          <label htmlFor="salaryCurrency">Currency</label>
          <select
            className="input"
            id="salaryCurrency"
            name="salaryCurrency"
            defaultValue={currency}
          >
            <option value="">Any</option>
            {meta.facets.salaryCurrency?.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {count === null ? label : `${label} (${formatCount(count)})`}
              </option>
            ))}
          </select>
        </div>
        {(['salaryMin', 'salaryMax'] as const).map((name) => {
          const isWrong = isReversed && name === 'salaryMin';
          return (
            <div className="field" key={name}>
              <label htmlFor={name}>{name === 'salaryMin' ? 'At least' : 'At most'}</label>
              {isWrong && (
                <p className="error" id="salaryMin-error">
                  This is higher than the “At most” amount, so we’re showing jobs at every pay
                  level. Enter a lower amount.
                </p>
              )}
              <input
                className="input"
                id={name}
                name={name}
                inputMode="numeric"
                maxLength={15}
                defaultValue={query[name] ?? ''}
                aria-invalid={isWrong ? true : undefined}
                aria-describedby={isWrong ? 'salaryMin-error salary-hint' : 'salary-hint'}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
};
