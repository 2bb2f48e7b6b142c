import type { ReactNode } from 'react';
import { BrandHead } from '../../components/brand-head.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { LinkEnd } from './link-end.tsx';

/** A page of the reviewers' area without the site's layout: one way back, and the time that is left. */
export const ReviewPage = (props: {
  title: string;
  back: { href: string; label: string };
  expiresAt: string;
  now: number;
  children: ReactNode;
}) => (
  <main className="page review-page" id="content">
    <PageTitle title={props.title} />
    <BrandHead />
    <nav className="review-nav" aria-label="Review">
      <a href={props.back.href}>
        <span aria-hidden="true">← </span>
        {props.back.label}
      </a>
      <LinkEnd expiresAt={props.expiresAt} now={props.now} />
    </nav>
    {props.children}
  </main>
);
