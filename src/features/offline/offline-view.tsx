/**
 * Static part of the offline page; its script adds the rest (src/browser/offline/offline-page.ts).
 */
export const OfflineView = () => (
  <>
    <div className="stack">
      <h1>This page couldn’t be loaded</h1>
      <p className="lead">
        Your connection may be down, or our side is. Nothing you sent is lost by this, and what you
        typed into a form is there when you go back to it.
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
