import { PageHead } from '../../components/page-head.tsx';
import { SavedView } from '../../features/saved/saved-view.tsx';

/** The jobs that a visitor saved. The page itself is the same for all visitors (decision 33). */
export default function SavedPage() {
  return (
    <>
      <PageHead
        title="Saved jobs"
        description="The jobs you’ve saved in this browser."
        path="/saved"
        index={false}
      />
      <SavedView />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
