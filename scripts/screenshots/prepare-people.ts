import { setTimeout as sleep } from 'node:timers/promises';
import { pdfResume } from '../../tests/support/resumes.ts';
import { askSite } from '../../tests/support/site-database.ts';
import { addTestJobs } from '../../tests/support/test-jobs.ts';

/** Where those find their pages who are no strangers to a site, and jobs that are hard to show. */
export interface People {
  readonly desk: string;
  readonly application: string;
  readonly card: string;
  /** A candidate's token. */
  readonly token: string;
  readonly job: string;
  readonly longJob: string;
  /** In a language that is read from the right. */
  readonly rightJob: string;
}

const EMAIL = 'zoe@example.com';
const MAIL_WITHIN_MS = 20_000;

/** What a visitor or an operator sends. @throws Error where it is refused */
const send = async <T>(url: string, body: object): Promise<T> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method: 'POST',
    headers: isForm ? {} : { 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${text}`);
  return (text && JSON.parse(text).data) as T;
};

const apply = (url: string, fid: string): Promise<{ id: string }> => {
  const form = new FormData();
  const fields = {
    ...{ firstName: 'Zoë', lastName: 'Łuczak', email: EMAIL, consent: 'true' },
    ...{ phone: '+31 6 12345678', location: 'Utrecht', coverLetter: 'I cut zylographs well.' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(pdfResume())], 'zoe.pdf'));
  return send(`${url}/misc/jobs/${fid}/apply`, form);
};

/** Signs in as the pages do: the mail's link, then the token that it stands for. */
const signIn = async (url: string, state: string): Promise<string> => {
  await send(`${url}/candidate/magic-links`, { email: EMAIL });
  for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline; await sleep(200)) {
    const [mail] = askSite(state, "SELECT text FROM outbox WHERE template = 'magic_link'");
    const [, link] = String(mail?.text).match(/\/cv\/sign-in#token=([\w-]+)/) ?? [];
    if (!link) continue;
    return (await send<{ token: string }>(`${url}/candidate/sessions`, { token: link })).token;
  }
  throw new Error('The sign-in mail was not written.');
};

/** A reviewer with two applications of one candidate, on a site that runs. */
export const preparePeople = async (url: string, state: string): Promise<People> => {
  await addTestJobs(state);
  const [first, second] = [await apply(url, 'zylo1001'), await apply(url, 'zylo1002')];
  const link = await send<{ url: string }>(`${url}/ops/reviewer-links`, {
    ...{ kind: 'client', name: 'Grace', email: 'grace@example.com' },
    applicationIds: [first.id, second.id],
  });
  const { search } = new URL(link.url);
  const [review] = askSite(state, 'SELECT id FROM review WHERE application_id = ?', first.id);
  const { data } = (await (await fetch(`${url}/misc/jobs?perPage=100`)).json()) as {
    data: { path: string; title: string }[];
  };
  const pathOf = (fits: (title: string) => boolean) =>
    data.find(({ title }) => fits(title))?.path ?? '/jobs';
  return {
    desk: `/vendor-review${search}`,
    application: `/vendor-review/${first.id}${search}`,
    card: `/vendor-review/details/${review?.id}${search}`,
    token: await signIn(url, state),
    job: pathOf((title) => /engineer/i.test(title)),
    longJob: pathOf((title) => title.length > 120),
    rightJob: pathOf((title) => /[\u0590-\u06ff]/.test(title)),
  };
};
