import type { ReactNode } from 'react';

/** A GET form whose page changes as its choices do (src/browser/live-form.ts); without scripts on submit. */
export const LiveForm = (props: {
  action: '/jobs' | '/companies' | '/blog';
  className: string;
  children: ReactNode;
}) => (
  <form className={props.className} action={props.action} method="get" data-live="">
    {props.children}
  </form>
);
