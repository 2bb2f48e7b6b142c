/**
 * The static part of the offline page. Its script adds the dynamic content
 * (src/browser/offline/offline-page.ts).
 */
export const OfflineView = () => (
  <>
    <div className="stack">
      <h1>This page couldn’t be loaded</h1>
      <p className="lead">
        You may be offline, or our site may be down. Nothing you’ve sent has been lost, and what you
        typed into a form will still be there when you return to it.
      </p>
      <p className="form-actions">
        <button className="button" type="button" data-retry="" hidden>
          Try again
        </button>
      </p>
    </div>
    <div data-stored="" />
  </>
);
