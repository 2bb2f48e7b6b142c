import type { ReactNode } from 'react';

/**
 * A GET form that updates its page on every change (src/browser/live-forms/start-live-forms.ts) or,
 * without scripts, on submit. `autocomplete` is off so that browsers do not restore other values in
 * its fields when the visitor navigates back.
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
