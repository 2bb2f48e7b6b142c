import type { Job } from '../../contracts/job.ts';

/** What stands in place of the application form of a draft: what applicants will be asked for. */
export const DraftNotice = ({ job }: { job: Job }) => {
  const { applicationUrl, questions, requireResume } = job;
  if (applicationUrl) {
    return (
      <p className="notice">
        <strong>Nobody can apply yet.</strong> Once the job is published, applicants will be sent to{' '}
        {applicationUrl}
      </p>
    );
  }
  return (
    <div className="stack">
      <p className="notice">
        <strong>Nobody can apply yet.</strong> Once the job is published, the application form will
        be here. It asks for a name, an email address and{' '}
        {requireResume ? 'a resume' : 'a resume, which is optional'}
        {questions.length > 0 ? ', and these questions:' : '.'}
      </p>
      {questions.length > 0 && (
        <ul>
          {questions.map(({ id, label, required, options }) => (
            <li key={id} dir="auto">
              {label}
              {!required && ' (optional)'}
              {options.length > 0 && `: ${options.map((one) => one.label).join(', ')}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
