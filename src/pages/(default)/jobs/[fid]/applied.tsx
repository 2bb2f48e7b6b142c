import type { PageProps } from 'waku/router';
import { Link } from '../../../../components/link.tsx';
import { PageHead } from '../../../../components/page-head.tsx';
import { Styles } from '../../../../components/styles.tsx';
import { SentResume } from '../../../../features/candidate/sent-resume.tsx';
import { EmployerName } from '../../../../features/jobs/employer-name.tsx';
import { JobRoll } from '../../../../features/jobs/job-row.tsx';
import { loadAppliedPage } from '../../../../features/jobs/load-job.ts';
import { createLanguageAttributes, detectLanguage } from '../../../../lib/words/detect-language.ts';

export default async function AppliedPage(requested: PageProps<'/jobs/[fid]/applied'>) {
  const {
    head,
    data: { job },
  } = await loadAppliedPage(requested);
  return (
    <>
      <Styles of={['candidate']} />
      <PageHead {...head} />
      <div className="stack sent">
        <h1>Find your application</h1>
        <p className="lead">
          Have you applied for{' '}
          <strong {...createLanguageAttributes(job.title, detectLanguage(job.excerpt))}>
            {job.title}
          </strong>{' '}
          at{' '}
          <span dir="auto">
            <EmployerName job={job} />
          </span>
          ? You can see what you sent and where it stands, replace your resume and withdraw.
        </p>
        <div className="prose">
          <ul>
            <li>
              Open the link in the confirmation we emailed to the address you gave. If you can’t
              find it, check your spam folder.
            </li>
            <li>
              Or <Link to="/cv">sign in with that email address</Link> to see all your applications.
            </li>
          </ul>
          <p>
            Haven’t applied yet? Go <Link to={job.path}>to the job</Link>.
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
