import { PREVIEW_FORM } from '../../contracts/site/preview.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { formatDay } from '../../lib/words/format.ts';

/** A reminder that visitors do not see this version of the page. */
export const PreviewNote = () => (
  <aside className="preview-bar" aria-label="Preview">
    <form className="page" method="post" action={`${PREVIEW_FORM}/leave`}>
      <p>You’re viewing drafts. Visitors see only published content.</p>
      <button className="link-button" type="submit">
        Exit preview
      </button>
    </form>
  </aside>
);

/** A reminder that the job is not published, with the time at which the link to it expires. */
export const JobDraftNote = ({ until }: { until: number }) => (
  <aside className="preview-bar" aria-label="Draft">
    <p className="page">
      This job is a draft. Only people with this link can see it, until{' '}
      <time dateTime={new Date(until).toISOString()}>
        {formatDay(new Date(until).toISOString())}
      </time>
      .
    </p>
  </aside>
);

/** Rendered only on pages with drafts: in an editor's preview, and for a linked draft of a job. */
export const PreviewBar = () => {
  const { isPreview, draft } = getRuntime();
  return (
    <>
      {isPreview && <PreviewNote />}
      {draft && <JobDraftNote until={draft.until} />}
    </>
  );
};
