import { loadFrame } from '../../lib/content/site-frame.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { Link } from '../link.tsx';
import { Styles } from '../styles.tsx';

/**
 * Shown in place of content if the content service does not respond. Links to the parts of the site
 * that still work.
 */
export const ContentMissing = async () => {
  const { email } = await loadFrame();
  return (
    <div className="stack content-missing">
      <Styles of={['sections']} />
      <h1>We can’t show this page right now</h1>
      <p className="lead">We couldn’t load its content. Please reload the page in a minute.</p>
      <p>
        Meanwhile, you can <Link to={jobsPath()}>search and apply for jobs</Link> as usual, or write
        to us at <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
};
