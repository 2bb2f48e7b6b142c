/*
 * Stops a program when its parent process exits, because a parent that is killed (SIGKILL) cannot
 * stop its children: node --import ./scripts/end-with-parent.js …
 */

const CHECK_MS = 500;

const parent = process.ppid;
const check = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(check);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_MS);
check.unref();
