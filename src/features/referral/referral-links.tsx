import { CopyLink } from './copy-link.tsx';

/** The links of one referral: one to all jobs, and how to turn any job's URL into one. */
export const ReferralLinks = (props: { id: string; siteUrl: string; heading: 'h1' | 'h2' }) => {
  const { id, siteUrl, heading: H } = props;
  const url = `${siteUrl}/jobs?ref=${id}`;
  return (
    <div className="stack sent">
      <H>
        Your link is <mark>ready</mark>
      </H>
      <p>Whoever opens it and applies within 30 days counts as referred by you.</p>
      <div className="referral-link">
        <a href={url} dir="ltr">
          {url}
        </a>
        <CopyLink url={url} />
      </div>
      <p>
        For one job, put <code dir="ltr">?ref={id}</code> at the end of its address.
      </p>
      <p className="hint">We have sent the link to the address you gave as well.</p>
    </div>
  );
};
