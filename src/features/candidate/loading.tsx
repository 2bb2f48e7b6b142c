/** A placeholder shown while data loads, or an error with a retry button. */
export const Loading = ({
  what,
  problem,
  onRetry,
}: {
  what: string;
  problem: string;
  onRetry: () => void;
}) =>
  problem ? (
    <div className="notice" role="alert">
      <p>
        {what} couldn’t be loaded. {problem}
      </p>
      <button className="button button-quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  ) : (
    <div className="skeleton" role="status">
      <span className="visually-hidden">Loading: {what}</span>
      <span className="skeleton-line" />
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </div>
  );
