import type { ReviewedApplication } from '../../contracts/review.ts';

/** The applicant's free-text input: the cover letter, and the answers to the job's questions. */
export const ApplicantTexts = ({
  application,
}: {
  application: Pick<ReviewedApplication['application'], 'coverLetter' | 'answers'>;
}) => {
  const { coverLetter, answers = [] } = application;
  return (
    <>
      {coverLetter && (
        <section>
          <h2>Cover letter</h2>
          <p className="written" dir="auto">
            {coverLetter}
          </p>
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <h2>Answers</h2>
          <dl className="answers">
            {answers.map(({ questionId, label, values }) => (
              <div key={questionId}>
                <dt dir="auto">{label}</dt>
                <dd className="written" dir="auto">
                  {values.join('\n')}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
};
