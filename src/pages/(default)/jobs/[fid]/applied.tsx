import type { PageProps } from 'waku/router';
import { Link } from '../../../../components/link.tsx';
import { PageHead } from '../../../../components/page-head.tsx';
import { Styles } from '../../../../components/styles.tsx';
import { SentResume } from '../../../../features/candidate/sent-resume.tsx';
import { EmployerName } from '../../../../features/jobs/employer-name.tsx';
import { JobRoll } from '../../../../features/jobs/job-row.tsx';
import { loadAppliedPage } from '../../../../features/jobs/load-job.ts';
import { formatAnswerDays } from '../../../../lib/content/answer-days.ts';
import { loadFrame } from '../../../../lib/content/site-frame.ts';
import { createLanguageAttributes, detectLanguage } from '../../../../lib/words/detect-language.ts';

export default async function AppliedPage(requested: PageProps<'/jobs/[fid]/applied'>) {
  const [{ head, data }, { answerDays }] = await Promise.all([
    loadAppliedPage(requested),
    loadFrame(),
  ]);
  const { job } = data;
  return (
    <>
      <Styles of={['candidate']} />
      <PageHead {...head} />
      <div className="stack sent">
        <h1>
          Your application is <mark>in</mark>
        </h1>
        <p className="lead">
          Thank you for applying for{' '}
          <strong {...createLanguageAttributes(job.title, detectLanguage(job.excerpt))}>
            {job.title}
          </strong>{' '}
          at{' '}
          <span dir="auto">
            <EmployerName job={job} />
          </span>
          .
        </p>
        <div className="prose">
          <h2>What happens next</h2>
          <ul>
            <li>
              We’ve sent a confirmation to the email address you gave. If you can’t find it, check
              your spam folder.
            </li>
            <li>Your application goes to one of our recruiters first, then to the employer.</li>
            <li>
              You’ll hear from us within {formatAnswerDays(answerDays)}, whatever the outcome.
            </li>
            <li>
              To correct something, apply again: we’ll read both applications, the newer one first.
            </li>
          </ul>
          <p>
            <Link to="/cv">Check the status of your applications</Link> or go{' '}
            <Link to={job.path}>back to the job</Link>.
          </p>
          <SentResume fid={job.fid} />
        </div>
      </div>
      {job.similar.length > 0 && (
        <section className="section">
          <h2>Similar jobs</h2>
          <JobRoll jobs={job.similar} now={Date.now()} heading="h3" />
        </section>
      )}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
