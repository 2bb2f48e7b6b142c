import { ContentMissing } from '../../components/content/content-missing.tsx';
import { PageHead } from '../../components/page-head.tsx';

/** Shown instead of the posts if the content service does not respond. */
export const PostsMissing = ({ path }: { path: string }) => (
  <>
    <PageHead
      title="The blog is temporarily unavailable"
      description="We couldn’t load the posts. Please try again in a minute."
      path={path}
      index={false}
    />
    <ContentMissing />
  </>
);
