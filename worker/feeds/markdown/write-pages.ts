import type { Job } from '../../../src/contracts/job.ts';
import { formatDay } from '../../../src/lib/words/format.ts';
import { jobFacts } from '../../../src/lib/words/job-facts.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { blocks, heading, link, list, paragraph, words } from './markdown-text.ts';
import { type PlainNode, richTextToMarkdown } from './rich-text-to-markdown.ts';

const facts = (all: readonly (readonly [name: string, value: string | null | undefined])[]) =>
  list(
    all.flatMap(([name, value]) => (value ? [`**${name}:** ${words(value)}`] : [])),
    false,
  );

/** What the page of a job shows. */
export interface JobPage {
  readonly job: Job;
  readonly employer: string;
}

export const writeJob = ({ job, employer }: JobPage, siteUrl: string): string => {
  const isOpen = job.status === 'open';
  const url = `${siteUrl}${job.path}`;
  return blocks([
    heading(1, words(job.title)),
    isOpen ? '' : paragraph(`Closed on ${formatDay(job.closedAt ?? job.updatedAt)}.`),
    facts([
      ['Employer', employer],
      ...Object.entries(jobFacts(job)),
      ['Skills', job.skills.join(', ')],
    ]),
    htmlToMarkdown(job.descriptionHtml),
    isOpen ? link('Apply for this job', job.applicationUrl ?? `${url}#apply`, siteUrl) : '',
    paragraph(link('This page', url, siteUrl)),
  ]);
};

/** What the page of a post shows. */
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
  blocks([
    heading(1, words(post.title)),
    paragraph(words(post.excerpt)),
    facts([
      ['By', post.author?.name],
      ['Published', post.publishedOn && formatDay(post.publishedOn)],
      ['Updated', post.updatedOn && formatDay(post.updatedOn)],
      ['Category', post.category?.name],
    ]),
    richTextToMarkdown(post.body, siteUrl),
    paragraph(link('This page', url, siteUrl)),
  ]);
