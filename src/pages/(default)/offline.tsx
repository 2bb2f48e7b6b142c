import { PageHead } from '../../components/page-head.tsx';
import { OFFLINE_PATH } from '../../contracts/site/offline.ts';
import { OfflineView } from '../../features/offline/offline-view.tsx';

/** The page that the service worker shows if a navigation fails (decision 4). */
export default function OfflinePage() {
  return (
    <>
      <PageHead
        title="This page couldn’t be loaded"
        description="Jobs and employers you viewed recently, available while you’re offline."
        path={OFFLINE_PATH}
        index={false}
      />
      <OfflineView />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
