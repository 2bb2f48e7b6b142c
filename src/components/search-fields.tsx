import type { ReactNode } from 'react';

/**
 * The two fields of every job search. Additional fields about the place are passed as children.
 * Must be inside a form that sends a GET request to /jobs.
 */
export const SearchFields = ({
  q = '',
  location = '',
  children,
}: {
  q?: string;
  location?: string;
  children?: ReactNode;
}) => (
  <search className="search-bar">
    <div className="field">
      <label htmlFor="q">Job title, skill or employer</label>
      <input
        className="input"
        id="q"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={200}
        enterKeyHint="search"
      />
    </div>
    <div className="field">
      <label htmlFor="location">Town, region or country</label>
      <input
        className="input"
        id="location"
        name="location"
        defaultValue={location}
        maxLength={200}
        autoComplete="address-level2"
        enterKeyHint="search"
      />
      <button className="near-me with-script" type="button">
        Near me
      </button>
    </div>
    {children}
    <button className="button" type="submit">
      Search jobs
    </button>
  </search>
);
