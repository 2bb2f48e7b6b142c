import { PREVIEW_FORM } from '../../contracts/site/preview.ts';
import { getRuntime } from '../../lib/runtime.ts';

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

/** Rendered only in an editor's preview. */
export const PreviewBar = () => (getRuntime().isPreview ? <PreviewNote /> : null);
