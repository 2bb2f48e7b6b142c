import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test, vi } from 'vitest';
import { CONSOLE_ITEMS, REVIEW } from '../catalogue/review-samples.ts';
import { COMPANIES, JOBS, POSTS, TODAY } from '../catalogue/samples.ts';
import type { ReviewedApplication } from '../contracts/review.ts';
import { openApiDocument } from '../lib/openapi/openapi-document.ts';
import { ApiReferenceView } from './api-reference/api-reference-view.tsx';
import { QuestionField } from './apply/question-field.tsx';
import { PostCard } from './blog/post-card.tsx';
import { CompanyRow } from './companies/company-row.tsx';
import { JobRow } from './jobs/job-row.tsx';
import { ApplicationView } from './reviews/application-view.tsx';
import { ScoreCardView } from './reviews/score-card/score-card-view.tsx';

/*
 * Tests that landmarks and focusable elements have distinct names, which axe does not check.
 */

// Mocked because the real employer name and logo load the site's frame.
vi.mock('./jobs/employer-name.tsx', () => ({ EmployerLogo: () => null, EmployerName: () => null }));
vi.mock('../lib/runtime.ts', async (original) => ({
  ...(await original<object>()),
  returnedForm: () => null,
}));

const renderTags = async (view: ReactNode, ...names: string[]) => {
  const stream = await renderToReadableStream(view);
  await stream.allReady;
  return [...(await new Response(stream).text()).matchAll(/<(\w+)[^>]*>/g)]
    .filter(([, name = '']) => names.includes(name))
    .map(([tag]) => tag);
};

test.each([
  ['a job', JOBS.map((job) => <JobRow key={job.fid} job={job} now={TODAY} />)],
  [
    'an employer',
    COMPANIES.map((one) => <CompanyRow key={one.slug} company={one} categoryName="" />),
  ],
  ['a post', POSTS.map((post) => <PostCard key={post.slug} post={post} now={TODAY} />)],
])('each result has an accessible name: %s', async (_, rows) => {
  const articles = await renderTags(rows, 'article');
  expect(articles.length).toBeGreaterThan(1);
  expect(articles.filter((tag) => !/ aria-label="[^"]+"/.test(tag))).toEqual([]);
});

test('focusable boxes in the API reference have a role and a unique accessible name', async () => {
  const boxes = await renderTags(
    <ApiReferenceView document={openApiDocument('Rolecall')} />,
    'pre',
  );
  expect(boxes.length).toBeGreaterThan(100);
  expect(boxes.filter((tag) => !tag.includes('role="group"'))).toEqual([]);
  expect(new Set(boxes).size).toBe(boxes.length);
});

test('forms and reviews on reviewer pages have accessible names, and landmarks are not nested', async () => {
  const [item] = CONSOLE_ITEMS;
  if (!item) throw new Error('The desk has no sample.');
  const reviewed: ReviewedApplication = {
    application: { id: 'a-1', answers: [] },
    earlier: [],
    applicant: 'Ada Byron',
    job: item.job,
    blind: false,
    withdrawn: false,
    needed: true,
    own: { ...REVIEW, status: 'received', recommendation: 'yes' },
    others: [{ ...REVIEW, id: 'r-2', status: 'received', recommendation: 'no' }],
    hiddenReviews: 0,
    feedback: [],
    hiddenFeedback: 0,
    resume: null,
    resumeWaits: false,
  } as never;
  const requestedReview = { ...REVIEW, status: 'requested' as const };
  const link = { reviewer: 'eva', expires: 'x' };
  const views = [
    <ApplicationView key="application" {...{ reviewed, link }} done={undefined} />,
    <ScoreCardView key="card" reviewed={{ ...reviewed, own: requestedReview }} link={link} />,
  ];
  const named = await renderTags(views, 'form', 'article');
  expect(named).toHaveLength(5);
  expect(named.filter((tag) => !/ aria-label="[^"]+"/.test(tag))).toEqual([]);
  expect(new Set(named.map((tag) => / aria-label="([^"]+)"/.exec(tag)?.[1])).size).toBe(5);
  expect(await renderTags(views, 'aside', 'main')).toEqual([]);
});

test.each([
  ['date', null],
  ['short_text', '300'],
  ['url', '500'],
] as const)(
  'an answer field has a maximum length if its control supports one: %s',
  async (type, length) => {
    const question = { id: 'q', type, label: 'Q', required: true, options: [] };
    const [input = ''] = await renderTags(
      <QuestionField question={question} values={[]} />,
      'input',
    );
    expect(/ maxLength="(\d+)"/i.exec(input)?.[1] ?? null).toBe(length);
  },
);
