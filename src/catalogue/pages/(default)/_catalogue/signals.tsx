import { JobDraftNote, PreviewNote } from '../../../../components/layout/preview-bar.tsx';
import { CatalogueHead, Part } from '../../../part.tsx';
import { Toasts } from '../../../toasts.tsx';

export default function SignalsPage() {
  return (
    <>
      <CatalogueHead title="Signals" />
      <Part name="Toasts (top right)">
        <Toasts />
      </Part>
      <Part name="Offline: the note and a form’s button">
        <div data-offline="">
          <form method="post" action="/_catalogue/signals">
            <button className="button" type="submit">
              Send application
            </button>
          </form>
        </div>
        <p className="offline-note">
          You’re offline. What you typed is safe, and pages you open will load once you’re back
          online.
        </p>
      </Part>
      <Part name="Draft preview">
        <PreviewNote />
      </Part>
      <Part name="Draft of a job">
        <JobDraftNote until={Date.UTC(2026, 11, 1)} />
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
