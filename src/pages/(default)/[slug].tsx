import type { PageProps } from 'waku/router';
import { ContentPage } from '../../features/sections/content-page.tsx';
import { endPage } from '../../lib/page-error.ts';
import { isEditorsPath } from '../../routes/hrefs.ts';

/** Any other editorial page, such as privacy, terms or cookies. */
export default function EditorsPage({ path, query }: PageProps<'/[slug]'>) {
  // Waku passes an empty query as undefined, despite its type.
  return isEditorsPath(path) ? (
    <ContentPage path={path} query={query ?? ''} isEditors />
  ) : (
    endPage()
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
