import { EMPLOYMENT_TYPES, WORKPLACES } from '../../contracts/enums.ts';
import type { Job } from '../../contracts/job.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { fetchJob, serverApi } from '../../lib/api/server.ts';
import { jobCard } from '../../lib/cards.ts';
import { loadFrame, type SiteFrame } from '../../lib/content/site-frame.ts';
import type { PageMetadata, PageRequest } from '../../lib/loaded-page.ts';
import { markdownAlternate, oEmbedAlternate } from '../../lib/page-alternates.ts';
import { failPage, movePage } from '../../lib/page-error.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { formatPlaces, formatSalary } from '../../lib/words/format.ts';
import { formatEmployer } from '../../lib/words/format-employer.ts';
import { describePage, fittingTitle } from '../../lib/words/page-texts.ts';

type JobPageRequest = PageRequest & { readonly fid: string };

/** The draft with this fid, if the page may show it. */
const findDraft = (fid: string): Job | undefined => {
  const job = getRuntime().draft?.job;
  return job?.fid === fid ? job : undefined;
};

/** Loads a page's job. Responds with 404 if the job is unknown, or 410 if it closed long ago. */
const loadJob = async ({ fid, path }: JobPageRequest) => {
  try {
    return await fetchJob(serverApi(), fid);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return failPage(path);
    if (error instanceof ApiError && error.status === 410) {
      return failPage(path, 410, error.body?.message);
    }
    throw error;
  }
};

const describeJob = (job: Job, employer: string, frame: SiteFrame): PageMetadata => {
  const { title, path } = job;
  const isOpen = job.status === 'open';
  const places = formatPlaces(job);
  const salary = formatSalary(job);
  const workplace = job.workplace && WORKPLACES[job.workplace].toLowerCase();
  // If the employer is anonymous, the short title omits it.
  const at = job.employerVisibility === 'anonymous' ? title : `${title} at ${employer}`;
  const sentences = [
    isOpen ? '' : 'Closed.',
    `${[employer, places].filter(Boolean).join(', ')}.`,
    salary ? `${salary}.` : '',
    `${[EMPLOYMENT_TYPES[job.employmentType], workplace].filter(Boolean).join(', ')}.`,
    job.excerpt,
  ];
  return {
    title: fittingTitle(places ? `${at}, ${places}` : at, at, title),
    description: describePage(sentences.filter(Boolean).join(' ')),
    path,
    index: isOpen,
    card: jobCard(job, frame),
    alternates: [
      markdownAlternate(path),
      ...(isOpen ? [oEmbedAlternate(`${getRuntime().config.siteUrl}${path}`, title)] : []),
    ],
  };
};

/** A draft has no picture and no other format, because their URLs have no link to it. */
const describeDraft = ({ title, path }: Job): PageMetadata => ({
  title: `Draft: ${title}`,
  description: '',
  path,
  index: false,
});

/**
 * Loads a job, and redirects to its canonical path if necessary. Only the fid identifies the job.
 * The path includes the employer's name and the job title only for readability.
 */
export const loadJobPage = async (requested: JobPageRequest) => {
  const draft = findDraft(requested.fid);
  const job = draft ?? (await loadJob(requested));
  const { path, query } = requested;
  if (path !== job.path) movePage(query ? `${job.path}?${query}` : job.path);
  const frame = await loadFrame();
  const employer = formatEmployer(job, frame.name);
  return {
    head: draft ? describeDraft(draft) : describeJob(job, employer, frame),
    data: { job, employer },
  };
};

/** Loads the page that says how to find an application for a job. */
export const loadAppliedPage = async (requested: JobPageRequest) => ({
  head: { title: 'Find your application', description: '', path: requested.path, index: false },
  data: { job: await loadJob(requested) },
});

/** Loads the page with the form that reports a job. */
export const loadReportPage = async (requested: JobPageRequest) => {
  if (!getRuntime().config.hasOwnJobs) return failPage(requested.path);
  return {
    head: { title: 'Report this job', description: '', path: requested.path, index: false },
    data: { job: await loadJob(requested) },
  };
};
