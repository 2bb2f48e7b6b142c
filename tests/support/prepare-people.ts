import { setTimeout as sleep } from 'node:timers/promises';
import { querySite } from './query-site.ts';
import { pdfResume } from './resumes.ts';

/**
 * Test data for the pages of reviewers and candidates on a site, and jobs that are hard to lay out.
 */
export interface People {
  readonly desk: string;
  readonly application: string;
  readonly card: string;
  /** A candidate's token. */
  readonly token: string;
  readonly job: string;
  readonly longJob: string;
  /** The path of a job in a right-to-left language. */
  readonly rightJob: string;
  readonly jobWithQuestions: string;
  readonly closedJob: string;
  /** The path of a job that closed so long ago that it is no longer shown. */
  readonly goneJob: string;
  /** The path of the page that says how to find an application for a job. */
  readonly appliedFor: string;
  /** The path of the form that reports a job. */
  readonly report: string;
  /** The path of an application's receipt. */
  readonly receipt: string;
}

const MAIL_WITHIN_MS = 20_000;

/** Posts a visitor's or an operator's data. @throws Error if the site refuses it */
const send = async <T>(url: string, body: object): Promise<T> => {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: 'POST',
    headers: isForm ? {} : { 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text}`);
  return (text && JSON.parse(text).data) as T;
};

const apply = (url: string, email: string, fid: string): Promise<{ id: string; link: string }> => {
  const form = new FormData();
  const fields = {
    ...{ firstName: 'Zoë', lastName: 'Łuczak', email, consent: 'true' },
    ...{ phone: '+31 6 12345678', location: 'Utrecht', coverLetter: 'I cut zylographs well.' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(pdfResume())], 'zoe.pdf'));
  return send(`${url}/misc/jobs/${fid}/apply`, form);
};

/** Signs in the way the pages do: requests a link by email, then exchanges its token. */
const signIn = async (url: string, state: string, email: string): Promise<string> => {
  const { code } = await send<{ code: string }>(`${url}/candidate/magic-links`, { email });
  for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline; await sleep(200)) {
    const [mail] = querySite(
      state,
      "SELECT text FROM outbox WHERE template = 'magic_link' AND recipient = ?",
      email,
    );
    const [, link] = String(mail?.text).match(/\/cv\/sign-in#token=([\w-]+)/) ?? [];
    if (!link) continue;
    return (await send<{ token: string }>(`${url}/candidate/sessions`, { token: link, code }))
      .token;
  }
  throw new Error('The sign-in mail was not written.');
};

/**
 * Creates a reviewer with two applications from one new candidate, on a running site with the
 * demo's data.
 */
export const preparePeople = async (
  url: string,
  state: string,
  email = 'zoe@example.com',
): Promise<People> => {
  /**
   * The fid of the first job that meets the condition. Any path that contains the fid redirects to
   * the job's URL.
   */
  const findJob = (condition: string): string => {
    const [job] = querySite(
      state,
      `SELECT fid FROM job WHERE ${condition} AND application_url IS NULL ORDER BY fid LIMIT 1`,
    );
    if (!job) throw new Error(`The demo has no job where ${condition}.`);
    return String(job.fid);
  };
  const open = "status = 'open' AND (valid_through IS NULL OR valid_through > unixepoch() * 1000)";
  const ordinary = `${open} AND employer_visibility = 'named' AND questions = '[]'`;
  const createJobPath = (fid: string) => `/at/${fid}/job`;
  const fid = findJob(`${ordinary} AND salary_min > 0 AND require_resume = 1`);
  const first = await apply(url, email, fid);
  const second = await apply(url, email, findJob(`${ordinary} AND fid > '${fid}'`));
  const link = await send<{ url: string }>(`${url}/ops/reviewer-links`, {
    ...{ kind: 'client', name: 'Grace', email: 'grace@example.com' },
    applicationIds: [first.id, second.id],
  });
  const { search } = new URL(link.url);
  const [review] = querySite(state, 'SELECT id FROM review WHERE application_id = ?', first.id);
  return {
    desk: `/vendor-review${search}`,
    application: `/vendor-review/${first.id}${search}`,
    card: `/vendor-review/details/${review?.id}${search}`,
    token: await signIn(url, state, email),
    appliedFor: `/jobs/${fid}/applied`,
    report: `/jobs/${fid}/report`,
    receipt: `/applications/${first.id}?link=${first.link}`,
    job: createJobPath(fid),
    longJob: createJobPath(findJob(`${open} AND length(title) > 120`)),
    rightJob: createJobPath(findJob(`${open} AND title >= '\u0590' AND title < '\u0700'`)),
    jobWithQuestions: createJobPath(findJob(`${open} AND json_array_length(questions) > 1`)),
    closedJob: createJobPath(
      findJob("status = 'closed' AND closed_at > unixepoch() * 1000 - 2500000000"),
    ),
    goneJob: createJobPath(
      findJob("status = 'closed' AND closed_at < unixepoch() * 1000 - 2600000000"),
    ),
  };
};
