'use client';

import { useEffect, useRef, useState } from 'react';
import {
  jobStore,
  type ListedJob,
  listSaved,
  SEEN_DAYS,
} from '../../browser/own-jobs/job-store.ts';
import { saveFile } from '../../browser/save-file.ts';
import { island } from '../../components/island.tsx';
import { ConfirmButton } from '../candidate/confirm-button.tsx';
import { createCalendar } from './create-calendar.ts';
import { findOpenJobs } from './find-open-jobs.ts';
import { type MailFormProps, MailSavedJobs } from './mail-saved-jobs.tsx';
import { SavedRow } from './saved-row.tsx';

/**
 * The jobs that are saved in this browser. They are shown at once; whether they are still open is
 * added when the site has said so, and left out if it does not.
 */
const SavedJobsRoot = (props: MailFormProps) => {
  /** Undefined until they are loaded, null if the browser blocks storage. */
  const [jobs, setJobs] = useState<readonly ListedJob[] | null>();
  /** Which of the jobs `fids` were open when the site was last asked. */
  const [open, setOpen] = useState<{
    readonly fids: readonly string[];
    readonly found: Awaited<ReturnType<typeof findOpenJobs>>;
  }>();
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = async () => {
      const saved = listSaved(await jobStore.list());
      if (signal.aborted) return;
      setJobs(saved);
      const fids = saved.map(({ fid }) => fid);
      if (fids.length === 0) return;
      const found = await findOpenJobs(fids, signal).catch(() => undefined);
      if (!signal.aborted) setOpen(found && { fids, found });
    };
    const update = () => show().catch(() => setJobs(null));
    update();
    // Jobs may have been saved or removed in another tab meanwhile.
    document.addEventListener('visibilitychange', () => document.hidden || update(), { signal });
    return () => leaving.abort();
  }, []);

  const remove = async (job: ListedJob, jobs: readonly ListedJob[]) => {
    try {
      await jobStore.unsave(job.fid);
    } catch {
      return setSaid('This couldn’t be removed. Your browser may be blocking storage.');
    }
    const place = jobs.indexOf(job);
    // Another one may have been removed meanwhile.
    setJobs((jobs) => jobs?.filter(({ fid }) => fid !== job.fid));
    setSaid(`Removed: ${job.title}`);
    // The pressed button disappears, so the focus moves to the next job, or to the list.
    const next = section.current?.querySelectorAll<HTMLElement>('.roll button')[place + 1];
    (next ?? section.current)?.focus();
  };
  const clear = async () => {
    try {
      await jobStore.clear();
      setJobs([]);
      setSaid('Everything about jobs was deleted from this browser.');
    } catch {
      setSaid('This couldn’t be deleted. Your browser may be blocking storage.');
    }
    section.current?.focus();
  };

  const closings = (jobs ?? []).flatMap((job) => {
    const validThrough = open?.found.get(job.fid)?.validThrough;
    return validThrough ? [{ ...job, validThrough }] : [];
  });
  const saveCalendar = () => {
    const { origin, host } = window.location;
    const dates = closings.map((job) => ({ ...job, url: origin + job.path }));
    const text = createCalendar(dates, { host, now: Date.now() });
    saveFile(new Blob([text], { type: 'text/calendar' }), 'closing-dates.ics');
  };

  if (jobs === undefined) return null;
  if (jobs === null) {
    return (
      <p className="notice" role="status">
        Your browser blocks storage for this site, so jobs can’t be saved. Everything else works.
      </p>
    );
  }
  return (
    <>
      <section className="section stack" aria-label="Your saved jobs" tabIndex={-1} ref={section}>
        {jobs.length === 0 ? (
          <p className="empty">
            You haven’t saved any jobs yet. <a href="/jobs">Search for jobs</a>
          </p>
        ) : (
          <ul className="roll">
            {jobs.map((job) => (
              <li key={job.fid}>
                <SavedRow
                  job={job}
                  isClosed={open?.fids.includes(job.fid) === true && !open.found.has(job.fid)}
                  validThrough={open?.found.get(job.fid)?.validThrough}
                  onRemove={() => remove(job, jobs)}
                />
              </li>
            ))}
          </ul>
        )}
        <p role="status">{said}</p>
        {closings.length > 0 && (
          <p>
            <button className="button button-quiet" type="button" onClick={saveCalendar}>
              Add closing dates to your calendar
            </button>
          </p>
        )}
      </section>
      {jobs.length > 0 && (
        <section className="section contact" id="mail" aria-labelledby="mail-heading">
          <h2 id="mail-heading">Email yourself this list</h2>
          <MailSavedJobs {...props} fids={jobs.map(({ fid }) => fid)} />
        </section>
      )}
      <section className="section stack" aria-labelledby="stored">
        <h2 id="stored">What this browser keeps</h2>
        <p>
          The jobs you saved, the jobs you opened in the last {SEEN_DAYS} days, and when you
          applied. To use the list on another device, email it to yourself.
        </p>
        <div className="form-actions">
          <ConfirmButton
            label="Delete all of it"
            question="Delete the list and all marks from this browser? You can’t undo this."
            confirm="Delete it"
            cancel="Keep it"
            onConfirm={clear}
          />
        </div>
      </section>
    </>
  );
};

export const SavedJobs = island('saved-jobs', SavedJobsRoot, () => ['at-once']);
