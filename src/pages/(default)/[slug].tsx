import type { PageProps } from 'waku/router';
import { ContentPage } from '../../features/sections/content-page.tsx';
import { endPage } from '../../lib/page-error.ts';
import { isEditorsPath } from '../../routes/hrefs.ts';

/** Any other editorial page, such as privacy, terms or cookies. */
export default function EditorsPage({ path, query }: PageProps<'/[slug]'>) {
  // Despite its type, an empty query is passed as undefined.
  return isEditorsPath(path) ? (
    <ContentPage path={path} query={query ?? ''} isEditors />
  ) : (
    endPage()
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
