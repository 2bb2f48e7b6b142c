import { Link } from '../../../components/link.tsx';
import { Styles } from '../../../components/styles.tsx';
import { getRuntime } from '../../../lib/runtime.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

/** Whether the site runs on the reader's own machine. */
const isOnThisMachine = (): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(getRuntime().config.siteUrl).hostname);

/**
 * Shown on the home page of a site without jobs and employers: visitors can leave a request, and
 * operators find out what to do next.
 */
export const FirstSteps = ({ place }: { place: SectionPlace }) => (
  <SectionFrame
    place={place}
    heading="The first jobs are on their way"
    lead="We’re just getting started, and there are no jobs here yet."
    className="band-beside"
  >
    <Styles of={['prose']} />
    <div className="stack">
      <p>
        Are you looking for work? Tell us what you do and where. Are you hiring? Yours could be the
        first job here.
      </p>
      <p className="actions">
        <Link to="/contact?for=candidate" className="button">
          Tell us what you’re looking for
        </Link>
        <Link to="/contact?for=employer" className="button button-quiet">
          Publish a job
        </Link>
      </p>
      <div className="faq-list">
        <details open={isOnThisMachine()}>
          <summary>
            <h3>Do you run this site? Your first steps</h3>
          </summary>
          <div className="prose">
            <ol>
              <li>
                Add employers and jobs from a CSV or JSON file:{' '}
                <code>npm run ops -- import jobs.csv</code>
              </li>
              <li>
                Replace the texts, pictures and prices, which are those of an invented agency, in{' '}
                <code>worker/content/space.json</code> or in Contentful.
              </li>
              <li>
                List what is missing before you go public: <code>npm run go-live</code>
              </li>
            </ol>
            <p>
              The file <code>docs/operating.md</code> explains each step. This section disappears
              with your first employer or job.
            </p>
          </div>
        </details>
      </div>
    </div>
  </SectionFrame>
);
