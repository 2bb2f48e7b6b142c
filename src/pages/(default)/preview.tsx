import type { PageProps } from 'waku/router';
import { PageHead } from '../../components/page-head.tsx';
import { PreviewView } from '../../features/preview/preview-view.tsx';

export default function PreviewPage({ query }: PageProps<'/preview'>) {
  return (
    <>
      <PageHead title="See drafts" description="" path="/preview" index={false} />
      <PreviewView path={new URLSearchParams(query).get('path') ?? '/'} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
