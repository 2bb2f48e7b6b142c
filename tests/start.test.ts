import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openState } from './support/bindings';
import { pdfResume } from './support/resumes';
import { newStateFolder, startSite } from './support/running-site';

/** Process ids of the group: what a Ctrl-C must leave empty. */
const processesOf = (group: number) =>
  execFileSync('ps', ['-eo', 'pgid,pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${group} `));

test('an application is there after a restart, and Ctrl-C leaves no process', async () => {
  const state = newStateFolder();
  try {
    const first = await startSite(state);
    const { data } = (await (await fetch(`${first.url}/misc/jobs?sort=newest`)).json()) as {
      data: { fid: string }[];
    };
    const fids = data.map(({ fid }) => fid);
    const jobs = await Promise.all(
      fids.map(async (fid) => (await (await fetch(`${first.url}/misc/jobs/${fid}`)).json()).data),
    );
    const job = jobs.find(({ questions }) => questions.length === 0);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      firstName: 'Ada',
      lastName: 'Restart',
      email: 'ada@example.com',
      consent: 'true',
    })) {
      form.set(name, value);
    }
    form.set('resume', new File([new Uint8Array(pdfResume('kept'))], 'ada.pdf'));
    const answer = await fetch(`${first.url}/misc/jobs/${job.fid}/apply`, {
      method: 'POST',
      body: form,
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    await first.stop();
    expect(processesOf(first.process.pid as number)).toEqual([]);

    const second = await startSite(state);
    const again = await (await fetch(`${second.url}/misc/jobs?sort=newest`)).json();
    expect(again.data.map(({ fid }: { fid: string }) => fid)).toEqual(fids);
    await second.stop();

    const { env, dispose } = await openState(state);
    const row = await env.DB.prepare(
      "SELECT last_name, resume_key FROM application WHERE email = 'ada@example.com'",
    ).first<{ last_name: string; resume_key: string }>();
    expect(row?.last_name).toBe('Restart');
    const file = await env.FILES.get(row?.resume_key ?? '');
    expect(await file?.text()).toBe(pdfResume('kept').toString());
    await dispose();
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}, 120_000);
