import { loadFrame } from '../../lib/content/site-frame.ts';

/** What the reviewer area shows to visitors without a reviewer link. */
export const WithoutLink = async () => {
  const { email } = await loadFrame();
  return (
    <div className="stack">
      <h1>Review applications</h1>
      <p className="lead">
        Reviewers open applications with a personal link. There’s no account and no password.
      </p>
      <p className="notice">
        Have you been asked to review an application? Open the link in the email you received. If
        the link no longer works or you’ve lost it, ask the person who sent it for a new one, or
        write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
};
