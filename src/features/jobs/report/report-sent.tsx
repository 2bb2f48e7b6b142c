/** Replaces the form once a report was sent. */
export const ReportSent = ({ heading: H }: { heading: 'h1' | 'h2' }) => (
  <div className="stack sent">
    <H>
      Thank you for <mark>telling us</mark>
    </H>
    <p>
      We’ll look at this job and compare it with what you told us. If something is wrong, we’ll
      correct it or take the job down. We won’t tell the employer who reported it, and we’ll only
      write to you if we have a question.
    </p>
    <p>
      Has anyone asked you for money or your bank details? Don’t send anything. If you already have,
      tell your bank and the police.
    </p>
  </div>
);
