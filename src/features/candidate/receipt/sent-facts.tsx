import type { ReactNode } from 'react';
import {
  INLINE_RESUME_TYPES,
  LINK_KINDS,
  RESUME_TYPES,
} from '../../../contracts/application-rules.ts';
import type { ReceiptVersion } from '../../../contracts/site/receipt.ts';
import { formatDay } from '../../../lib/words/format.ts';
import { receiptQuery } from '../../../routes/hrefs.ts';

/** The application in a receipt's path, and the link to it. */
export interface ReceiptAccess {
  readonly id: string;
  readonly link: string;
}

/** Formats a time as `21 November 2026 at 14:05 UTC`. */
const formatMoment = (iso: string) =>
  `${formatDay(iso)} at ${new Date(iso).toISOString().slice(11, 16)} UTC`;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt dir="auto">{label}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);

/** Whether browsers show a file with this name in a tab, rather than save it. */
const isShown = (name: string) => {
  const types: Readonly<Record<string, string>> = RESUME_TYPES;
  const type = types[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type !== undefined && INLINE_RESUME_TYPES.includes(type);
};

interface SentFactsProps {
  version: ReceiptVersion;
  access: ReceiptAccess;
  /** Whether the resume was replaced with a mailed link, and only such links show it. */
  isResumeHidden?: boolean;
}

const ResumeFact = ({ version, access, isResumeHidden }: SentFactsProps) => {
  const { resumeUrl, resumeName } = version;
  if (isResumeHidden) return <Fact label="Resume">Replaced with the link in our email</Fact>;
  if (!resumeUrl || !resumeName) return <Fact label="Resume">None</Fact>;
  const href = `${resumeUrl}?${receiptQuery(access.id, access.link)}`;
  return (
    <Fact label="Resume">
      {isShown(resumeName) ? (
        <a href={href} target="_blank" rel="noopener">
          {resumeName}
          <span className="visually-hidden"> in a new tab</span>
        </a>
      ) : (
        <a href={href} download>
          {resumeName}
        </a>
      )}
    </Fact>
  );
};

/** Everything that was sent with one version of an application. */
export const SentFacts = (props: SentFactsProps) => {
  const { version } = props;
  const { firstName, lastName, email, phone, location, links, coverLetter, answers } = version;
  const labels: Readonly<Record<string, string>> = LINK_KINDS;
  return (
    <dl className="facts sent-facts">
      <Fact label="Sent on">{formatMoment(version.submittedAt)}</Fact>
      <Fact label="Name">
        {firstName} {lastName}
      </Fact>
      <Fact label="Email">{email}</Fact>
      {phone && <Fact label="Phone">{phone}</Fact>}
      {location && <Fact label="Where you live">{location}</Fact>}
      {Object.entries(links).map(([kind, url]) => (
        <Fact key={kind} label={labels[kind] ?? kind}>
          {url}
        </Fact>
      ))}
      <ResumeFact {...props} />
      {coverLetter && <Fact label="Cover letter">{coverLetter}</Fact>}
      {answers.map(({ questionId, label, values }) => (
        <Fact key={questionId} label={label}>
          {values.map((value) => (value === 'true' ? 'Yes' : value)).join('\n')}
        </Fact>
      ))}
    </dl>
  );
};
