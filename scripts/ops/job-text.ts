import type { EditedJob, JobDetail } from '../../src/contracts/site/operator-jobs.ts';
import { formatCell } from './job-file.ts';
import { facts, plainText, shortDate } from './print.ts';

const formatDetail = (detail: JobDetail['history'][number]['detail']) =>
  Object.entries(detail)
    .map(([name, value]) => `${name} ${formatCell(value)}`)
    .join(', ');

const applicationsText = ({ applications }: JobDetail) =>
  Object.entries(applications)
    .map(([status, n]) => `${n} ${status}`)
    .join(', ') || 'none';

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [[heading, ...lines.map((line) => `  ${line}`)].join('\n')] : [];

const sourceOf = ({ id, edited }: NonNullable<JobDetail['source']>) =>
  edited.length > 0 ? `${id}, except what was edited by hand: ${edited.join(', ')}` : id;

/** Formats everything about a job as text for a terminal. */
export const jobText = (detail: JobDetail): string => {
  const { job, companyName, url, updatedAt, closedAt, source, problems, history } = detail;
  const { fid, title, company, status, descriptionHtml, questions, ...others } = job;
  const asked = Array.isArray(questions) ? questions : [];
  const parts = [
    facts([
      ['fid', fid],
      ['title', title],
      ['company', `${companyName} (${formatCell(company)})`],
      ['status', status],
      ['page', url ?? 'none'],
      ...Object.entries(others).map(([name, value]) => [name, formatCell(value)] as const),
      ['changed', shortDate(updatedAt)],
      ['closed', shortDate(closedAt)],
      ['applications', applicationsText(detail)],
      ...(source ? [['source', sourceOf(source)] as const] : []),
    ]),
    ...section(status === 'draft' ? 'Before it can be published' : 'To correct', problems),
    ...section(
      'Questions',
      asked.map(
        ({ id, type, label, required, options }) =>
          `${id} (${type}${required ? ', required' : ''}): ${label}${options.length > 0 ? ` [${options.map((one: { label: string }) => one.label).join(', ')}]` : ''}`,
      ),
    ),
    ...section(
      'History',
      history.map(
        ({ at, actor, action, detail: more }) =>
          `${shortDate(at)} ${actor} ${action} ${formatDetail(more)}`,
      ),
    ),
    `Description (HTML)\n${formatCell(descriptionHtml)}`,
  ];
  return plainText(parts.join('\n\n'));
};

const SHOWN_LENGTH = 300;
const shownValue = (value: unknown): string => {
  const text = formatCell(value) || '(empty)';
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
};

/** Formats the old and the new value of each changed field. */
export const editText = ({ edited, changes, note }: EditedJob): string => {
  if (changes.length === 0) return 'The job already has these values.';
  const lines = changes.map(
    ({ field, from, to }) =>
      `${field}\n${shownValue(from).replace(/^/gm, '  - ')}\n${shownValue(to).replace(/^/gm, '  + ')}`,
  );
  const end = edited ? 'The job was changed.' : 'Dry run: nothing was changed.';
  return plainText([...lines, [end, ...(note ? [note] : [])].join('\n')].join('\n'));
};
