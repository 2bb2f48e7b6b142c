import { formatRelativeDay } from '../../lib/words/days.ts';
import { optionalModule } from '../optional-module.ts';
import { session } from '../session/session.ts';
import { jobStore, MOST_SAVED, type OwnJob, TooManySaved } from './job-store.ts';
import { readJob } from './read-job.ts';
import { showApplied } from './show-applied.ts';

const loadAccount = optionalModule(() => import('./account-applications.ts'));

const SAVED = 'Saved in this browser: <a href="/saved">your saved jobs</a>';
const REMOVED = 'Removed from your saved jobs.';
const TOO_MANY = `You can save ${MOST_SAVED} jobs. <a href="/saved">Remove some</a> to save more.`;

const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';
const press = (button: Element, pressed: boolean) =>
  button.setAttribute('aria-pressed', String(pressed));

/** The applications in the account, requested once per page; none if nobody is signed in. */
let account: ReturnType<typeof loadApplications> | undefined;
const loadApplications = async () => {
  if (!session.token()) return new Map<string, number | undefined>();
  try {
    return await (await loadAccount()).loadAccountApplications();
  } catch {
    // Without the account, the marks are those of this browser.
    return new Map<string, number | undefined>();
  }
};

const formatAgo = (at: number) => formatRelativeDay(new Date(at).toISOString(), Date.now());

/** Shows what the visitor did with a job in a list. */
const markRow = (row: HTMLElement, { appliedAt, seenAt }: Partial<OwnJob>): void => {
  const words = appliedAt ? `Applied ${formatAgo(appliedAt)}` : seenAt ? 'Seen' : '';
  row.toggleAttribute('data-seen', words !== '');
  row.querySelector('.row-mark')?.remove();
  if (!words) return;
  const mark = document.createElement(appliedAt ? 'mark' : 'span');
  mark.className = 'row-mark';
  mark.textContent = words;
  row.append(mark);
};

/**
 * Marks the jobs on the page. The marks stand where nothing else does, so that nothing moves.
 */
export const showMarks = async (): Promise<void> => {
  account ??= loadApplications();
  const [stored, applications] = await Promise.all([jobStore.list().catch(() => []), account]);
  const jobs = new Map(stored.map((job) => [job.fid, job]));
  for (const button of document.querySelectorAll('.save')) {
    const { fid } = readJob(button);
    const job = jobs.get(fid);
    const appliedAt = applications.has(fid) ? applications.get(fid) : job?.appliedAt;
    press(button, Boolean(job?.saved));
    const row = button.closest<HTMLElement>('.row-job');
    if (row) markRow(row, { ...job, appliedAt });
    else if (appliedAt) showApplied(formatAgo(appliedAt));
  }
};

/** Stores that the visitor has seen the job on whose page the button is. */
export const see = async (button: Element): Promise<void> => {
  try {
    await jobStore.see(readJob(button).fid);
  } catch {
    // If storage is blocked, the job is just not marked.
  }
};

/**
 * Saves a job, or removes it from the saved ones.
 * @returns the HTML of a message for the visitor; empty if the button's state says enough
 * @throws if the browser cannot store it
 */
export const toggle = async (button: Element): Promise<string> => {
  const { fid, ...job } = readJob(button);
  const isSaved = isPressed(button);
  try {
    await (isSaved ? jobStore.unsave(fid) : jobStore.save(fid, job));
  } catch (error) {
    if (error instanceof TooManySaved) return TOO_MANY;
    throw error;
  }
  for (const other of document.querySelectorAll('.save')) {
    if (readJob(other).fid === fid) press(other, !isSaved);
  }
  if (button.closest('.row-job')) return '';
  return isSaved ? REMOVED : SAVED;
};
