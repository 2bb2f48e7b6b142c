import { FirstAnswerNote } from '../../../components/first-answer-note.tsx';
import type { Receipt } from '../../../contracts/site/receipt.ts';
import { formatAnswerDays } from '../../../lib/content/answer-days.ts';
import { formatDay } from '../../../lib/words/format.ts';
import { findReplyDay } from './reply-day.ts';

/** What happens to an application that is not decided yet, and by when its sender hears of it. */
export const NextSteps = ({
  receipt: { status, submittedAt, email: address, firstAnswer },
  answerDays,
  email,
  now,
}: {
  receipt: Receipt;
  answerDays: number;
  /** The site's email address. */
  email: string;
  now: number;
}) => {
  const replyDay = findReplyDay(submittedAt, answerDays);
  const isLate = Date.parse(replyDay) < now;
  return (
    <section className="stack">
      <h2>What happens next</h2>
      <div className="prose">
        <ul>
          {status === 'submitted' && (
            <li>
              We’ve sent a confirmation to <bdi dir="ltr">{address}</bdi>, with a link to this page.
              If you can’t find it, check your spam folder.
            </li>
          )}
          {status === 'submitted' && !isLate && (
            <li>
              You’ll hear from us by <strong>{formatDay(replyDay)}</strong> (within{' '}
              {formatAnswerDays(answerDays)}), whatever the outcome.
            </li>
          )}
          {status === 'submitted' && firstAnswer && (
            <li>
              <FirstAnswerNote firstAnswer={firstAnswer} />
            </li>
          )}
          {status === 'submitted' && isLate && (
            <li>
              We wanted to reply by {formatDay(replyDay)}. If you haven’t heard from us, please
              write to <a href={`mailto:${email}`}>{email}</a>.
            </li>
          )}
          {status !== 'submitted' && (
            <li>
              We’ll write or call you about the next step. Questions? Write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </li>
          )}
          <li>
            To correct anything other than your resume, apply again: we’ll read the newest version
            first.
          </li>
        </ul>
      </div>
    </section>
  );
};
