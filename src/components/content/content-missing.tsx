import { loadFrame } from '../../lib/content/site-frame.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { Link } from '../link.tsx';
import { Styles } from '../styles.tsx';

/** Replaces content if the content service does not respond, and links to what still works. */
export const ContentMissing = async () => {
  const { email } = await loadFrame();
  return (
    <div className="stack content-missing">
      <Styles of={['sections']} />
      <h1>We can’t show this page right now</h1>
      <p className="lead">
        Its text did not reach us. That usually passes within a minute: please load the page again.
      </p>
      <p>
        The jobs are all here meanwhile: <Link to={jobsPath()}>search and apply</Link> as always. Or
        write to us at <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
};
