import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { PREVIEW_FORM } from '../../contracts/site/preview.ts';
import { returnedForm } from '../../lib/runtime.ts';

/**
 * The page where editors enter the preview token. `path` is the page to open once the token has
 * been accepted.
 */
export const PreviewView = ({ path }: { path: string }) => {
  const returned = returnedForm(PREVIEW_FORM);
  const errors = returned?.errors.token;
  return (
    <div className="stack panel preview-form">
      <h1>See drafts</h1>
      <p>For editors: see unpublished content on the site’s pages for one hour.</p>
      <form className="stack" method="post" action={PREVIEW_FORM}>
        <ErrorSummary errors={errors ? [['token', errors]] : []} />
        <TextField
          name="token"
          label="Preview token"
          hint="The token for Contentful’s preview API or for the built-in content. Ask the site’s operator for it."
          errors={errors}
          type="password"
          autoComplete="off"
          maxLength={200}
          dir="ltr"
        />
        <input type="hidden" name="path" value={returned?.values.path?.[0] ?? path} />
        <div className="form-actions">
          <button className="button" type="submit">
            See drafts
          </button>
        </div>
      </form>
    </div>
  );
};
