import type { ReactNode } from 'react';

/**
 * A GET form whose page changes as its choices do (src/browser/live-forms/live-form.ts); without scripts on submit. It says what
 * its page shows: a browser puts nothing else into its fields when somebody comes back (`autocomplete`).
 */
export const LiveForm = (props: {
  action: '/jobs' | '/companies' | '/blog';
  className: string;
  children: ReactNode;
}) => (
  <form
    className={props.className}
    action={props.action}
    method="get"
    autoComplete="off"
    data-live=""
  >
    {props.children}
  </form>
);
