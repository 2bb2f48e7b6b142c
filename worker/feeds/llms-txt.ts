import { fillAnswerDays } from '../../src/lib/content/answer-days.ts';
import {
  newestSummariesQuery,
  type PostSummary,
  reshapePostSummary,
} from '../../src/lib/content/blog-posts.ts';
import { findEntriesIn } from '../../src/lib/content/find-entries.ts';
import { contentSource } from '../content/content-source.ts';
import { siteFrame } from '../content/site-frame.ts';
import { type Bindings, readVariables } from '../env.ts';
import { heading, link, list, paragraph, text, writeMarkdown } from './markdown/nodes.ts';
import { respondWithTag } from './respond-with-tag.ts';

const POSTS = 10;

const TAGLINE = 'A job board: open jobs, employers and a blog on hiring.';

/** The newest posts, or none if the content service fails. */
const newestPosts = async (bindings: Bindings): Promise<readonly PostSummary[]> => {
  const query = { ...newestSummariesQuery({ now: Date.now() }), limit: POSTS };
  const found = await findEntriesIn(contentSource(bindings), query).catch(() => undefined);
  await fillAnswerDays(found?.items ?? [], () => siteFrame(bindings));
  return found?.items.map(reshapePostSummary).filter((post) => post !== undefined) ?? [];
};

/** `/llms.txt`: an overview of the site for language models (https://llmstxt.org). */
export const sendLlmsTxt = async (request: Request, bindings: Bindings): Promise<Response> => {
  const { SITE_URL: siteUrl, API_BASE } = readVariables(bindings);
  const [{ name, tagline }, posts] = await Promise.all([
    siteFrame(bindings),
    newestPosts(bindings),
  ]);
  const links = (all: readonly (readonly [label: string, path: string, what?: string])[]) =>
    list(
      all.map(([label, path, what]) => [
        paragraph(...link([text(label)], path, siteUrl), ...(what ? [text(`: ${what}`)] : [])),
      ]),
    );
  const body = writeMarkdown([
    heading(1, text(name)),
    { type: 'blockquote', children: [paragraph(text(tagline || TAGLINE))] },
    paragraph(
      text(
        'Each job lists its employer, place and pay. Candidates apply without an account. Each job and post is also available as Markdown: append ',
      ),
      { type: 'inlineCode', value: '.md' },
      text(' to its URL, or send '),
      { type: 'inlineCode', value: 'Accept: text/markdown' },
      text('.'),
    ),
    heading(2, text('Jobs')),
    links([
      ['Open jobs', '/jobs', 'search by words, place, category, workplace and salary'],
      ['All open jobs', '/all-jobs', 'in lists by category, country and place'],
      ['Newest jobs as JSON Feed', '/jobs/feed.json', 'takes the parameters of a search'],
      ...(API_BASE ? [] : [['Sitemap', '/sitemap.xml', 'every open job'] as const]),
    ]),
    heading(2, text('Employers')),
    links([['Employers', '/companies', 'what they do and which jobs they have open']]),
    ...(posts.length > 0
      ? [
          heading(2, text('Blog')),
          links(posts.map(({ title, slug, excerpt }) => [title, `/blog/${slug}.md`, excerpt])),
        ]
      : []),
    heading(2, text('Optional')),
    links([
      ['The API', '/misc/openapi.json', 'OpenAPI document of this site'],
      ['About us', '/about'],
      ['Contact', '/contact'],
    ]),
  ]);
  return respondWithTag(request, { type: 'text/plain; charset=utf-8', write: () => body });
};
