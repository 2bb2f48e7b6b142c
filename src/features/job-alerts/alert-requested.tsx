import { UNCONFIRMED_ALERT_DAYS } from '../../contracts/lifetimes.ts';

/** Replaces the form once it was sent. It says the same for every address. */
export const AlertRequested = ({ heading: H }: { heading: 'h1' | 'h2' }) => (
  <div className="stack sent">
    <H>
      Check <mark>your inbox</mark>
    </H>
    <p>
      We’ve sent you an email. Open the link in it and confirm, and we’ll email you new jobs from
      then on. The link works for {UNCONFIRMED_ALERT_DAYS} days.
    </p>
    <p>
      If you’ve asked for several alerts today, one email covers them all. Nothing there? Check your
      spam folder.
    </p>
  </div>
);
