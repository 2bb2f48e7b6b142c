/** Replaces the form once a report was sent. */
export const ReportSent = ({ heading: H }: { heading: 'h1' | 'h2' }) => (
  <div className="stack sent">
    <H>
      Thank you for <mark>telling us</mark>
    </H>
    <p>
      We’ll look at this job and compare it with what you told us. If something is wrong, we correct
      it or take the job down. We don’t tell the employer who reported it, and we only write to you
      if we have a question.
    </p>
    <p>
      Has somebody asked you for money or for your bank details? Please don’t send any. If you
      already have, tell your bank and the police.
    </p>
  </div>
);
