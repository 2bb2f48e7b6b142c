import type { SavedJob } from './job-store.ts';

/**
 * What a page says of the job that an element belongs to: an item of a list, or the page's own job.
 */
export const readJob = (element: Element): Omit<SavedJob, 'at'> & { readonly fid: string } => {
  const place = element.closest('.row-job, .job') as HTMLElement;
  const link = place.matches('.job') ? undefined : place.querySelector('a');
  const path = (link ?? window.location).pathname;
  // On an employer's own page, the items do not name the employer.
  const employer = place.querySelector('.employer') ?? document.querySelector('h1');
  return {
    fid: decodeURIComponent(path.split('/')[2] ?? ''),
    path,
    title: (link ?? place.querySelector('h1'))?.textContent ?? '',
    employer: employer?.textContent ?? '',
  };
};
