import { PreviewNote } from '../../../../components/layout/preview-bar.tsx';
import { CatalogueHead, Part } from '../../../part.tsx';
import { Toasts } from '../../../toasts.tsx';

export default function SignalsPage() {
  return (
    <>
      <CatalogueHead title="Signals" />
      <Part name="Toasts: at the top right">
        <Toasts />
      </Part>
      <Part name="No connection: the note, and the button of a form">
        <div data-offline="">
          <form method="post" action="/_catalogue/signals">
            <button className="button" type="submit">
              Send application
            </button>
          </form>
        </div>
        <p className="offline-note">
          You are offline. Your input is safe, and pages you open will load when you are back
          online.
        </p>
      </Part>
      <Part name="Drafts are shown">
        <PreviewNote />
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
