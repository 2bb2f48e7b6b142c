import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { Link } from '../../../components/link.tsx';
import { RelativeDay } from '../../../components/relative-day.tsx';
import { MAILED_RECEIPT_DAYS, RECEIPT_DAYS } from '../../../contracts/lifetimes.ts';
import type { Receipt } from '../../../contracts/site/receipt.ts';
import { returnedForm } from '../../../lib/runtime.ts';
import { formatDay } from '../../../lib/words/format.ts';
import { hasEnded, STATUS_TEXTS, statusHistory } from '../status-texts.ts';
import { NextSteps } from './next-steps.tsx';
import { ResumeForm } from './resume-form.tsx';
import { type ReceiptAccess, SentFacts } from './sent-facts.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const DONE: Readonly<Record<string, string>> = {
  withdrawn: 'You’ve withdrawn this application. We’ve told the hiring team.',
  resume: 'We have your new resume.',
};

const Job = ({ job }: Pick<Receipt, 'job'>) => (
  <>
    <strong dir="auto">{job.path ? <a href={job.path}>{job.title}</a> : job.title}</strong>
    {job.companyName && (
      <>
        {' '}
        at <span dir="auto">{job.companyName}</span>
      </>
    )}
  </>
);

/** An application as its sender sees it with a link to it. */
export const ReceiptView = (props: {
  receipt: Receipt;
  access: ReceiptAccess;
  /** What was just done here; see `receiptPath`. */
  done: string | undefined;
  answerDays: number;
  /** The site's email address. */
  email: string;
  now: number;
}) => {
  const { receipt, access, done = '' } = props;
  const { job, status, earlier, isMailed } = receipt;
  const { label, meaning } = STATUS_TEXTS[status];
  const isOver = hasEnded(status);
  const mayWithdraw = [receipt, ...earlier].some((version) => !hasEnded(version.status));
  // What the visitor sent may be impossible by now, and its form gone.
  const failures = [
    ...(isOver ? [`/misc/receipts/${access.id}/resume`] : []),
    ...(mayWithdraw ? [] : [`/misc/receipts/${access.id}/withdrawal`]),
  ].flatMap((action) => Object.entries(returnedForm(action)?.errors ?? {}));
  const confirmation = Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <div className="receipt">
      <header className="stack sent">
        <h1>
          {status === 'submitted' ? (
            <>
              Your application is <mark>in</mark>
            </>
          ) : (
            'Your application'
          )}
        </h1>
        <p className="lead">
          {isOver ? 'You applied for' : 'Thank you for applying for'} <Job job={job} />.
        </p>
        <ErrorSummary errors={failures} takesFocus />
        {confirmation && (
          <p className="notice" role="status">
            {confirmation}
          </p>
        )}
      </header>
      <div className="receipt-body">
        <section className="stack">
          <h2>Where it stands</h2>
          <p>
            <strong className={isOver ? 'status status-over' : 'status'}>{label}</strong>
          </p>
          <p className="application-meaning">{meaning}</p>
          <ol className="application-dates" aria-label="History">
            {statusHistory(receipt).map(({ label, at }) => (
              <li key={label}>
                {label} <RelativeDay at={at} now={props.now} />
              </li>
            ))}
          </ol>
        </section>
        {!isOver && <NextSteps {...props} />}
        <section className="stack">
          <h2>What you sent</h2>
          <SentFacts version={receipt} access={access} isResumeHidden={receipt.isResumeHidden} />
        </section>
        {earlier.length > 0 && (
          <section className="stack">
            <h2>Other versions</h2>
            <p>You’ve sent this application more than once. We read the newest version first.</p>
            {earlier.map((version) => (
              <details key={version.id}>
                <summary>
                  Sent on {formatDay(version.submittedAt)}: {STATUS_TEXTS[version.status].label}
                </summary>
                <SentFacts version={version} access={access} />
              </details>
            ))}
          </section>
        )}
      </div>
      <div className="receipt-aside">
        {!isOver && (
          <section className="panel stack" id="resume" aria-labelledby="resume-heading">
            <h2 id="resume-heading">Resume</h2>
            <ResumeForm receipt={receipt} access={access} />
          </section>
        )}
        <section className="panel stack" aria-labelledby="data-heading">
          <h2 id="data-heading">Your data</h2>
          <p>
            <a
              href={`/misc/receipts/${access.id}/data?${new URLSearchParams({ link: access.link })}`}
              download
            >
              Download this application
            </a>{' '}
            with everything we store about it, in a machine-readable file.
          </p>
          {mayWithdraw && <WithdrawForm receipt={receipt} access={access} />}
          <p className="hint">
            {isMailed
              ? `This link came by email and works for ${MAILED_RECEIPT_DAYS} days. Anyone who has it can see this page.`
              : `This link shows only what you’ve just sent, and works for ${RECEIPT_DAYS} days. Anyone who has it can see this page. The link in our email also shows other versions, if there are any.`}{' '}
            To see all your applications, <Link to="/cv">sign in with your email address</Link>.
          </p>
        </section>
      </div>
    </div>
  );
};
