import { type Finding, GO_LIVE_CHECKS } from '../../src/contracts/site/go-live.ts';
import { plainText } from '../ops/print.ts';

/** Accepts every finding, as a site for tests needs. */
export const ALL = 'all';

const PLACES_MAX = 10;

export interface GoLiveReport {
  readonly findings: readonly (Finding & {
    readonly problem: string;
    readonly remedy: string;
    readonly isAccepted: boolean;
  })[];
  readonly notChecked: readonly string[];
}

/** Adds the texts to the findings, and whether the operator accepted them. */
export const createReport = (
  { findings, notChecked }: { findings: readonly Finding[]; notChecked: readonly string[] },
  accepted: readonly string[],
): GoLiveReport => ({
  findings: findings.map((finding) => ({
    ...finding,
    ...GO_LIVE_CHECKS[finding.name],
    isAccepted: accepted.includes(finding.name) || accepted.includes(ALL),
  })),
  notChecked,
});

export const listOpen = ({ findings }: GoLiveReport) =>
  findings.filter(({ isAccepted }) => !isAccepted);

const formatFinding = ({ name, problem, remedy, where }: GoLiveReport['findings'][number]) =>
  [
    `${name}: ${problem}`,
    ...where.slice(0, PLACES_MAX).map((place) => `    ${place}`),
    ...(where.length > PLACES_MAX ? [`    and ${where.length - PLACES_MAX} more (--json)`] : []),
    `  ${remedy}`,
  ].join('\n');

/** Formats a report as text: what is to correct, then what was accepted or not checked. */
export const formatReport = (report: GoLiveReport): string => {
  const open = listOpen(report);
  const accepted = report.findings.filter(({ isAccepted }) => isAccepted);
  const parts = [
    ...open.map(formatFinding),
    ...(accepted.length > 0 ? [`Accepted: ${accepted.map(({ name }) => name).join(', ')}`] : []),
    ...report.notChecked.map((one) => `Not checked: ${one}.`),
    open.length > 0
      ? `${open.length} to correct. To go live all the same, name them: ${open.map(({ name }) => `--accept ${name}`).join(' ')}`
      : 'Nothing to correct.',
  ];
  return plainText(parts.join('\n\n'));
};
