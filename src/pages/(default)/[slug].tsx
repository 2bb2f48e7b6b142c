import type { PageProps } from 'waku/router';
import { ContentPage } from '../../features/sections/content-page.tsx';
import { endPage } from '../../lib/page-error.ts';
import { isEditorsPath } from '../../routes/hrefs.ts';

/** Any other page that editors make: privacy, terms and cookies are such. */
export default function EditorsPage({ path, query }: PageProps<'/[slug]'>) {
  // An empty query comes as undefined, whatever its type says.
  return isEditorsPath(path) ? (
    <ContentPage path={path} query={query ?? ''} isEditors />
  ) : (
    endPage()
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
