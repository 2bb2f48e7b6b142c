import type { ReactNode } from 'react';
import { BrandHead } from '../../components/layout/brand-head.tsx';
import { Wordmark } from '../../components/layout/wordmark.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Styles } from '../../components/styles.tsx';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { LinkEnd } from './link-end.tsx';

/**
 * A reviewer page, without the site's layout. It shows the site's name, a link back, and the time
 * left until the reviewer's link expires.
 */
export const ReviewPage = async (props: {
  title: string;
  back: { href: string; label: string };
  expiresAt: string;
  now: number;
  children: ReactNode;
}) => {
  const { name, nameHighlight } = await loadFrame();
  return (
    <main className="page review-page" id="content">
      <Styles of={['reviews']} />
      <PageTitle title={props.title} />
      <BrandHead />
      <nav className="review-nav" aria-label="Review">
        <span className="wordmark">
          <span>
            <Wordmark name={name} nameHighlight={nameHighlight} />
          </span>
        </span>
        <a href={props.back.href}>
          <span aria-hidden="true">← </span>
          {props.back.label}
        </a>
        <LinkEnd expiresAt={props.expiresAt} now={props.now} />
      </nav>
      {props.children}
    </main>
  );
};
