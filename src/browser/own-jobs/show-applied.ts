/** True if the visitor is already writing another application, or has to correct one. */
const isInUse = (island: HTMLElement): boolean => {
  if (island.contains(document.activeElement)) return true;
  return (island.dataset.start ?? '').split(' ').some((start) => {
    if (start === 'at-once') return true;
    try {
      return start.startsWith('draft:') && sessionStorage.getItem(start) !== null;
    } catch {
      return false;
    }
  });
};

/**
 * Says on a job's page that the visitor applied for the job, and when (`3 days ago`). The form is
 * covered until the visitor wants to send another application. Everything keeps its size.
 */
export const showApplied = (ago: string): void => {
  const section = document.getElementById('apply');
  const heading = section?.querySelector('h2');
  if (!section || !heading || 'applied' in section.dataset) return;
  section.dataset.applied = '';
  for (const link of document.querySelectorAll('.job a.button[href="#apply"]')) {
    link.textContent = `Applied ${ago}`;
  }
  heading.textContent = `You applied ${ago}`;
  const island = section.querySelector<HTMLElement>('[data-island]');
  if (!island || isInUse(island)) return;
  island.inert = true;
  const note = document.createElement('div');
  note.className = 'notice applied';
  note.innerHTML = `<p>You’ve sent us an application for this job. To see where it stands, open the link in our email, or <a href="/cv">your applications</a>.</p>
    <p>If something has changed, send another one. It will be read first.</p>
    <p><button class="button button-quiet" type="button">Send another application</button></p>`;
  note.querySelector('button')?.addEventListener('click', () => {
    island.inert = false;
    note.remove();
    island.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  });
  island.after(note);
};
