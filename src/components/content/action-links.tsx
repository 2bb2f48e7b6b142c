import type { ContentLink as Action } from '../../lib/content/reshape-entry.ts';
import { ContentLink } from './content-link.tsx';

/** The editor's calls to action as buttons; the first one is the primary button. */
export const ActionLinks = ({ actions }: { actions: readonly Action[] }) =>
  actions.length > 0 && (
    <p className="actions">
      {actions.map(({ id, label, url }, i) => (
        <ContentLink key={id} href={url} className={i > 0 ? 'button button-quiet' : 'button'}>
          {label}
        </ContentLink>
      ))}
    </p>
  );
