import type { Command } from 'commander';
import {
  getReviewerLink,
  issueReviewerLink,
  listReviewerLinks,
  revokeReviewerLink,
} from '../../src/contracts/endpoints/ops.ts';
import { GRANT_DEFAULT_DAYS, type ListedReviewerLink } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { recordId } from './record-id.ts';
import { withPaging } from './search-options.ts';

const splitList = (text: string | undefined) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

interface InviteOptions {
  email: string;
  name: string;
  kind: string;
  applications: string;
  fields?: string;
  days: string;
  blind?: boolean;
  contact?: boolean;
  includeEnded?: boolean;
}

type Link = ListedReviewerLink;

const findState = (link: Link) => {
  if (link.revokedAt) return 'revoked';
  return Date.parse(link.expiresAt) <= Date.now() ? 'expired' : 'open';
};

const reviewCounts = ({ received, declined, applications }: Link) =>
  `${received} of ${applications}${declined > 0 ? `, ${declined} declined` : ''}`;

const reviewState = ({ status, needed }: Link['reviews'][number]) =>
  status === 'requested' && !needed ? 'no longer needed' : status;

/** Formats the applications of a link, each with its id and the state of its review. */
const formatReviews = ({ reviews, applications }: Link) =>
  [
    ...reviews.map((one) => `${one.applicant} ${one.applicationId} (${reviewState(one)})`),
    ...(applications > reviews.length ? [`${applications - reviews.length} more`] : []),
  ].join(', ');

export const addReviewerCommands = (program: Command): void => {
  const reviewers = program
    .command('reviewers')
    .summary('invite reviewers, list and revoke their links')
    .addHelpText('after', example('reviewers list', 'reviewers revoke Zk3…'));

  reviewers
    .command('invite')
    .summary('give a reviewer access to applications; prints the link, which is also emailed')
    .requiredOption('--email <address>', 'the reviewer’s email address')
    .requiredOption('--name <name>', 'the reviewer’s name')
    .requiredOption('--applications <ids>', 'ids of the applications, separated by commas')
    .option('--kind <kind>', 'client, external or vendor', 'client')
    .option(
      '--days <number>',
      'days until the link expires, at most 90',
      String(GRANT_DEFAULT_DAYS),
    )
    .option(
      '--fields <names>',
      'fields to show, separated by commas (default: all; to a client all but contact)',
    )
    .option('--contact', 'show a client the candidate’s email address and phone number as well')
    .option('--include-ended', 'also ask about applications that have ended')
    .option('--blind', 'hide the candidate’s identity until the review is submitted')
    .addHelpText(
      'after',
      example(
        'reviewers invite --email eva@client.example --name "Eva Berg" --applications Qx7…,Rt2… --blind',
      ),
    )
    .action(async (options: InviteOptions, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { email, name, kind, blind, contact, includeEnded } = options;
      const { data } = await client.call(issueReviewerLink, {
        body: {
          ...{ email, name, kind, blind, contact, includeEnded, days: Number(options.days) },
          applicationIds: splitList(recordId(options.applications)),
          fields: splitList(options.fields),
        },
      });
      printResult(
        isJson,
        data,
        `${data.url}\n\nLink ${data.id} for ${data.reviewer.name} expires at ${shortDate(data.expiresAt)} UTC. Anyone with the link has access, so send it only to the reviewer.`,
      );
    });

  withPaging(reviewers.command('list', { isDefault: true }))
    .summary('list links, newest first')
    .addHelpText('after', example('reviewers list'))
    .action(async ({ page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const response = await client.call(listReviewerLinks, { query: { page, perPage } });
      const rows = response.data.map((link) => [
        ...[link.id, findState(link), shortDate(link.expiresAt), link.reviewerName],
        ...[link.reviewerEmail, link.reviewerKind, link.blind ? 'yes' : 'no'],
        reviewCounts(link),
        [...new Set(link.reviews.map(({ jobTitle }) => jobTitle))].join(', '),
        formatReviews(link),
      ]);
      const headings = [
        ...['id', 'state', 'expires (UTC)', 'name', 'email', 'kind', 'blind', 'reviews'],
        ...['jobs', 'applications'],
      ];
      printResult(
        isJson,
        response,
        rows.length > 0 ? table(headings, rows) + pageNote(response.meta) : 'No links.',
      );
    });

  reviewers
    .command('link')
    .summary('print a link again')
    .argument('<id>', 'id of the link', recordId)
    .addHelpText('after', example('reviewers link Zk3…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(getReviewerLink, { params: { id } });
      printResult(isJson, data, data.url);
    });

  reviewers
    .command('revoke')
    .summary('revoke a link immediately and permanently')
    .argument('<id>', 'id of the link', recordId)
    .addHelpText('after', example('reviewers revoke Zk3…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(revokeReviewerLink, { params: { id } });
      printResult(isJson, data, 'The link no longer works.');
    });
};
