import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { Job } from '../../../src/contracts/job.ts';
import {
  describeFirstAnswer,
  FIRST_ANSWER_BASIS,
  findFirstAnswer,
} from '../../../src/lib/words/first-answer.ts';
import { formatDay } from '../../../src/lib/words/format.ts';
import { jobFacts } from '../../../src/lib/words/job-facts.ts';
import { heading, link, list, paragraph, text, writeMarkdown } from './nodes.ts';
import { type PlainNode, richTextNodes } from './rich-text-nodes.ts';

/**
 * Parses the output of `cleanRichText` (worker/backend/rich-text.ts), which contains only a few
 * plain elements without attributes.
 */
export const htmlNodes = (html: string): RootContent[] => {
  const tree = toMdast(fromHtml(html, { fragment: true }));
  return tree.type === 'root' ? tree.children : [];
};

const facts = (
  all: readonly (readonly [name: string, value: string | null | undefined])[],
): RootContent =>
  list(
    all.flatMap(([name, value]) => {
      if (!value) return [];
      const label: PhrasingContent = { type: 'strong', children: [text(`${name}:`)] };
      return [[paragraph(label, text(` ${value}`))]];
    }),
  );

/** The data of a job page. */
export interface JobPage {
  readonly job: Job;
  readonly employer: string;
}

export const writeJob = ({ job, employer }: JobPage, siteUrl: string): string => {
  const isOpen = job.status === 'open';
  const firstAnswer = isOpen ? findFirstAnswer(job) : null;
  const url = `${siteUrl}${job.path}`;
  const line = (words: string, href: string) => paragraph(...link([text(words)], href, siteUrl));
  return writeMarkdown([
    heading(1, text(job.title)),
    ...(isOpen ? [] : [paragraph(text(`Closed on ${formatDay(job.closedAt ?? job.updatedAt)}.`))]),
    facts([
      ['Employer', employer],
      ...Object.entries(jobFacts(job)),
      ['Skills', job.skills.join(', ')],
    ]),
    ...htmlNodes(job.descriptionHtml),
    ...(firstAnswer
      ? [paragraph(text(`${describeFirstAnswer(firstAnswer)} ${FIRST_ANSWER_BASIS}`))]
      : []),
    ...(isOpen ? [line('Apply for this job', job.applicationUrl ?? `${url}#apply`)] : []),
    line('This page', url),
  ]);
};

/** The data of a post page. */
export interface PostPage {
  readonly post: {
    readonly title: string;
    readonly excerpt: string;
    readonly publishedOn?: string;
    readonly updatedOn?: string;
    readonly author?: { readonly name: string };
    readonly category?: { readonly name: string };
    readonly body: PlainNode;
  };
}

export const writePost = ({ post }: PostPage, url: string, siteUrl: string): string =>
  writeMarkdown([
    heading(1, text(post.title)),
    paragraph(text(post.excerpt)),
    facts([
      ['By', post.author?.name],
      ['Published', post.publishedOn && formatDay(post.publishedOn)],
      ['Updated', post.updatedOn && formatDay(post.updatedOn)],
      ['Category', post.category?.name],
    ]),
    ...richTextNodes(post.body, siteUrl),
    paragraph(...link([text('This page')], url, siteUrl)),
  ]);
