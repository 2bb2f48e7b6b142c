import { Breadcrumbs } from '../../../../components/breadcrumbs.tsx';
import { CompanyLogo } from '../../../../components/company-logo.tsx';
import { ContentMissing } from '../../../../components/content/content-missing.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Wordmark } from '../../../../components/layout/wordmark.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Share } from '../../../../components/share.tsx';
import { CategoryTiles } from '../../../../features/jobs/category-tiles.tsx';
import { jobsPath } from '../../../../routes/hrefs.ts';
import { CatalogueHead, FromTheRight, LONG_WORD, Part } from '../../../part.tsx';

const meta = (currentPage: number, lastPage: number) => ({
  currentPage,
  lastPage,
  perPage: 20,
  total: lastPage * 20,
});

const LOGO = '/images/logos/ironquill.svg';

export default function PartsPage() {
  return (
    <>
      <CatalogueHead title="Parts" />
      <Part name="Buttons">
        {/* The screenshot script hovers over and focuses these. */}
        {['default', 'hover', 'focus'].map((state) => (
          <p className="form-actions" key={state} data-state={state}>
            <button className="button" type="button">
              Apply, {state}
            </button>
            <button className="button button-quiet" type="button">
              <Icon name="share" />
              Quiet, {state}
            </button>
            <a className="button" href="#buttons">
              Link styled as a button, {state}
            </a>
            <a href="#buttons">A plain link, {state}</a>
          </p>
        ))}
        <p className="form-actions">
          <button className="button button-danger" type="button">
            Delete everything
          </button>
          <button className="link-button" type="button">
            Button styled as a link
          </button>
          <span className="verdict">Strong yes</span>
          <strong className="status">Received</strong>
          <strong className="status status-over">Withdrawn</strong>
        </p>
        <p className="chips">
          <button className="button" type="button" disabled>
            Disabled
          </button>
          <button className="button button-quiet" type="button" disabled>
            Quiet, disabled
          </button>
        </p>
        <p>
          <button className="button" type="button">
            {LONG_WORD}
          </button>
        </p>
        <FromTheRight>
          <p className="chips">
            <button className="button" type="button">
              قدّم طلبك
            </button>
            <button className="button button-quiet" type="button">
              <Icon name="share" />
              شارك هذه الوظيفة
            </button>
          </p>
        </FromTheRight>
      </Part>
      <Part name="Share">
        <Share what="job" title="Gilder" url="https://jobs.example/a/b/c" />
      </Part>
      <Part name="Chips">
        <ul className="chips">
          <li className="chip">TypeScript</li>
          <li>
            <a className="chip" href="#chips">
              TypeScript jobs
            </a>
          </li>
          <li data-state="hover">
            <a className="chip" href="#chips">
              Hovered
            </a>
          </li>
          <li data-state="focus">
            <a className="chip" href="#chips">
              Focused <Icon name="close" />
            </a>
          </li>
          <li className="chip">{LONG_WORD}</li>
        </ul>
      </Part>
      <Part name="Notice">
        <p className="notice">
          <strong>Closed on 3 November 2026.</strong> This job no longer accepts applications.
        </p>
        <div className="notice">
          <p>{LONG_WORD}</p>
          <button className="button button-quiet" type="button">
            Try again
          </button>
        </div>
        <FromTheRight>
          <p className="notice">أُغلقت هذه الوظيفة ولم تعد تقبل الطلبات.</p>
        </FromTheRight>
      </Part>
      <Part name="Wordmark">
        <p>
          <span className="wordmark">
            <span>
              <Wordmark name="Rolecall" nameHighlight="call" />
            </span>
          </span>
        </p>
        <p>
          <span className="wordmark">
            <span>
              <Wordmark name="Fairhand & Daughters Staffing" nameHighlight="Daughters" />
            </span>
          </span>
        </p>
      </Part>
      <Part name="Logos">
        <p className="chips">
          <CompanyLogo company={{ name: 'Ironquill', logoUrl: LOGO }} isFirst />
          <CompanyLogo company={{ name: 'Ironquill', logoUrl: LOGO }} large />
          <CompanyLogo company={{ name: 'No logo', logoUrl: null }} />
          <CompanyLogo company={{ name: 'واحة السدرة', logoUrl: null }} large />
          <CompanyLogo company={null} />
        </p>
      </Part>
      <Part name="Breadcrumbs">
        <Breadcrumbs trail={[{ label: 'Jobs', href: '/jobs' }, { label: LONG_WORD }]} />
      </Part>
      <Part name="Pagination">
        <Pager meta={meta(1, 3)} href={(page) => jobsPath({ page })} label="First of three" />
        <Pager meta={meta(6, 128)} href={(page) => jobsPath({ page })} label="Sixth of many" />
        <Pager meta={meta(128, 128)} href={(page) => jobsPath({ page })} label="Last of many" />
      </Part>
      <Part name="Tiles">
        <CategoryTiles
          categories={[
            { value: 'technology', label: 'Technology', count: 112 },
            { value: 'care', label: 'Care and health', count: 8 },
            { value: 'long', label: LONG_WORD, count: 1_204 },
          ]}
        />
      </Part>
      <Part name="Text">
        <div className="prose">
          <h3>What you do</h3>
          <p>
            You gild frames by hand, <a href="#text">as it has always been done</a>, and you talk to
            the people who bring them. <mark>This matches the search.</mark>
          </p>
          <ul>
            <li>Gold leaf, 23 carat</li>
            <li>{LONG_WORD}</li>
          </ul>
          <ol>
            <li>First</li>
            <li>Then</li>
          </ol>
        </div>
        <FromTheRight>
          <div className="prose">
            <p>نبحث عن شيف حلويات شرقية في أبو ظبي.</p>
            <ul>
              <li>خبرة خمس سنوات</li>
            </ul>
          </div>
        </FromTheRight>
      </Part>
      <Part name="A panel and facts">
        <div className="panel">
          <dl className="facts">
            <div>
              <dt>Salary</dt>
              <dd>
                <mark>€30,000 – €40,000 per year</mark>
              </dd>
            </div>
            <div>
              <dt>Apply by</dt>
              <dd>
                <time dateTime="2026-11-24">24 November 2026</time> <mark>in 2 days</mark>
              </dd>
            </div>
            <div>
              <dt>Reference</dt>
              <dd>{LONG_WORD}</dd>
            </div>
          </dl>
        </div>
      </Part>
      <Part name="Text that failed to load">
        <ContentMissing />
      </Part>
      <Part name="Nothing found">
        <div className="empty">
          <h3>No jobs match your search</h3>
          <ul>
            <li>Try removing a filter above.</li>
            <li>
              <a href="#empty">See all open jobs</a>
            </li>
          </ul>
        </div>
      </Part>
      <Part name="Confirmation">
        <div className="stack sent">
          <h3>
            Thank you, we’ve received <mark>your message</mark>
          </h3>
          <p>We’ll reply within two working days.</p>
        </div>
      </Part>
      <Part name="A choice of forms, and a link to share">
        <ul className="contact-choice">
          {['I want to hire', 'I’m looking for work', LONG_WORD].map((choice, i) => (
            <li key={choice}>
              <a href="#choice" aria-current={i === 1 ? 'true' : undefined}>
                <strong>{choice}</strong>
                <span>What it’s about.</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="referral-link">
          <a href="#link" dir="ltr">
            {`https://jobs.example/jobs?ref=${LONG_WORD}`}
          </a>
          <button className="button button-quiet" type="button">
            Copy link
          </button>
        </div>
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
