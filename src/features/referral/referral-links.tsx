import { CopyLink } from './copy-link.tsx';

/**
 * A referral's links: a link to all jobs, and an explanation of how to turn any job's URL into a
 * referral link.
 */
export const ReferralLinks = (props: { id: string; siteUrl: string; heading: 'h1' | 'h2' }) => {
  const { id, siteUrl, heading: H } = props;
  const url = `${siteUrl}/jobs?ref=${id}`;
  return (
    <div className="stack sent">
      <H>
        Your link is <mark>ready</mark>
      </H>
      <p>Anyone who opens it and applies within 30 days counts as your referral.</p>
      <div className="referral-link">
        <a href={url} dir="ltr">
          {url}
        </a>
        <CopyLink url={url} />
      </div>
      <p>
        To share a single job, add <code dir="ltr">?ref={id}</code> to the end of its link.
      </p>
      <p className="hint">We’ve also emailed the link to you.</p>
    </div>
  );
};
