import { loadFrame } from '../../lib/content/site-frame.ts';

/** The review area for visitors without a link. */
export const WithoutLink = async () => {
  const { email } = await loadFrame();
  return (
    <div className="stack">
      <h1>Review applications</h1>
      <p className="lead">
        Reviewers read applications by a link of their own. There is no account and no password.
      </p>
      <p className="notice">
        Were you asked for a review? Open the link in the mail. If it does not work any more, or you
        have lost it, ask the person who sent it, or write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
};
