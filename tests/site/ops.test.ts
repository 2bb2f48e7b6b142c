import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runOps } from '../../scripts/ops/run-ops.ts';
import { runSmoke } from '../../scripts/smoke/run-smoke.ts';
import { issueGrant } from '../../worker/backend/reviewers/grants.ts';
import { randomId } from '../../worker/http/secrets.ts';
import { insertTestApplication } from '../support/applications.ts';
import { pdfResume } from '../support/resumes.ts';
import { site, siteUrl } from '../support/site.ts';
import { startTestSite } from '../support/test-site.ts';

/* Tests the operators' command line against the running site. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-ops-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Collects what this process writes to one of its output streams. */
const collect = (stream: NodeJS.WriteStream, onText: (text: string) => void) =>
  vi.spyOn(stream, 'write').mockImplementation((chunk, ...rest) => {
    onText(String(chunk));
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  });

/** Runs a command like `npm run ops --`, in this process. */
const run = async (
  args: string[],
  env: Record<string, string> = {},
  runCommand = runOps,
): Promise<Run> => {
  const result: Run = { code: null, stdout: '', stderr: '' };
  const variables = { OPS_TOKEN: '', ROLECALL_URL: siteUrl, ...env };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const spies = [
    collect(process.stdout, (text) => {
      result.stdout += text;
    }),
    collect(process.stderr, (text) => {
      result.stderr += text;
    }),
  ];
  try {
    result.code = await runCommand(args);
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
  return result;
};

/** Runs a command with `npm run ops` in a separate process. */
const spawnOps = (args: string[], env: Record<string, string>): Promise<Run> =>
  new Promise((done) => {
    const child = spawn('npm', ['run', '-s', 'ops', '--', ...args], {
      env: { ...process.env, OPS_TOKEN: '', ROLECALL_URL: siteUrl, ...env },
    });
    const result: Run = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      result.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      result.stderr += chunk;
    });
    child.on('close', (code) => done({ ...result, code }));
  });

const runWithJson = async (...args: string[]) => {
  const { code, stdout, stderr } = await run([...args, '--json']);
  return { code, stderr, json: JSON.parse(stdout) };
};

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const HEADER =
  'requisitionId,company,title,status,descriptionHtml,employmentType,workplace,seniority,locations,category';
const job = (
  id: string,
  title: string,
  changes = 'Full time,On site,senior,"Utrecht, NL-UT",operations',
) => `${id},marbleworks,${title},open,"<p>Marbles,\nof glass.</p>",${changes}`;
const COMPANIES = 'name;slug;category\r\nMarble Works;marbleworks;manufacturing\r\n';

test('the command writes results to stdout and errors to stderr, and sets exit codes', async () => {
  const counts = await spawnOps(['counts', '--json'], {});
  expect(counts).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(counts.stdout)).toHaveProperty('jobs.open');
  const unknown = await spawnOps(['frobnicate'], {});
  expect(unknown).toMatchObject({ code: 2, stdout: '' });
  expect(unknown.stderr).toContain('frobnicate');
});

test('every command has help text with an example', async () => {
  const { code, stdout } = await run(['help']);
  expect(code).toBe(0);
  const commands = [...stdout.matchAll(/^ {2}([a-z]+)[| ].*$/gm)].map(([, name]) => name as string);
  expect(commands).toEqual(
    expect.arrayContaining([
      'import',
      'imports',
      'jobs',
      'applications',
      'contacts',
      'referrals',
      'people',
      'reviewers',
      'mail',
      'synonyms',
      'counts',
      'retention',
      'purge',
    ]),
  );
  for (const name of commands.filter((one) => one !== 'help' && one !== 'npm')) {
    expect((await run(['help', name])).stdout, name).toMatch(/Examples?:\n {2}npm run ops -- /);
  }
  const invite = await run(['help', 'reviewers', 'invite']);
  expect(invite).toMatchObject({ code: 0, stderr: '' });
  expect(invite.stdout).toContain('Usage: npm run ops -- reviewers invite [options]');
  expect(invite.stdout).toMatch(/--email <address> +the reviewer’s email address \(required\)/);
  expect(invite.stdout).toMatch(/--blind +hide [^(]*$/m);
}, 60_000);

test('rows with problems are left out, reported by kind and line, and written to a report', async () => {
  const companies = file('companies.csv', COMPANIES);
  const jobs = file(
    'jobs.csv',
    [
      HEADER,
      job('M-1', 'Marble sorter'),
      job('M-2', 'Marble polisher', 'x,On site,senior,Utrecht,operatons'),
      job('M-3', 'Marble roller', 'y,On site,senior,Utrecht,operations'),
    ].join('\n'),
  );
  const report = join(folder, 'bad.csv');
  const args = ['import', '--companies', companies, '--jobs', jobs];
  const checked = await run([...args, '--dry-run', '--report', report]);
  expect(checked).toMatchObject({ code: 2, stderr: '' });
  expect(checked.stdout).toContain('2 rows with problems, which were left out:');
  // A cell before the second job spans two lines, so that job is on line 4.
  expect(checked.stdout).toMatch(
    / {2}2 × employmentType: “…” is not a known value\. Use one of: full_time, .*\n {6}for example jobs\.csv, line 4, column employmentType: x\n/,
  );
  expect(checked.stdout).toMatch(/ {2}1 × category: “operatons” .* Did you mean operations\?\n/);
  expect(readFileSync(join(folder, 'bad-jobs.csv'), 'utf8')).toMatch(
    /,problems\r\n.*Marble polisher/,
  );
  expect((await runWithJson('jobs', 'list', '--company', 'marbleworks')).json.data).toEqual([]);

  const { code, json } = await runWithJson(...args, '--dry-run');
  expect(code).toBe(2);
  expect(json).toMatchObject({ invalid: 2, jobs: { created: 1 } });
  expect(json.problems[0]).toMatchObject({ file: 'jobs.csv', at: 'line 4', value: 'x' });
});

test('unknown places are listed once, with the number of jobs', async () => {
  const companies = file('companies.csv', COMPANIES);
  const unreadableJobs = ['M-8', 'M-9'].map((id) =>
    job(id, 'Marble finder', 'Full time,On site,senior,"Zzyzxburg, NL",operations'),
  );
  const jobs = file('lost.csv', [HEADER, ...unreadableJobs].join('\n'));
  const imported = await run(['import', '--companies', companies, '--jobs', jobs, '--dry-run']);
  expect(imported.stdout).toMatch(/^Zzyzxburg {2}NL +2 +No place with that name is known\.$/m);
  expect((await run(['jobs', 'places'])).stdout).not.toContain('Zzyzxburg');
});

test('synonyms are added from a file, listed and removed', async () => {
  const synonymsFile = file(
    'words.csv',
    'marble sorter;glass picker\r\n\r\nHCA;care assistant;carer\r\n',
  );
  expect((await run(['synonyms', 'add', '--file', synonymsFile])).stdout).toContain('5 added.');
  expect((await run(['synonyms', 'add', 'HCA', 'nurse aide'])).stdout).toContain('1 added.');
  const listed = await run(['synonyms']);
  expect(listed.stdout).toContain('glass picker = marble sorter\n');
  expect(listed.stdout).toContain('care assistant = carer = HCA = nurse aide\n');
  const alone = file('alone.csv', 'one,two\nalone\n');
  expect(await run(['synonyms', 'add', '--file', alone])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('alone.csv, line 2: “alone” has no synonym.'),
  });
  const all = ['marble sorter', 'glass picker', 'HCA', 'care assistant', 'carer', 'nurse aide'];
  expect((await run(['synonyms', 'remove', ...all])).stdout).toContain('6 removed.');
  const removal = await run(['synonyms', 'remove', 'HCA']);
  expect(removal).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No synonyms found for “HCA”'),
  });
});

test.each([
  ['nothing.json', '[]'],
  ['nothing.csv', `${HEADER}\n`],
])('a file without records is refused: %s', async (name, text) => {
  const { code, stdout, stderr } = await run(['import', file(name, text)]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`There are no rows to import in ${name}.`);
});

test('companies and jobs are imported, found by visitors, closed and published again', async () => {
  const companies = file('companies.csv', COMPANIES);
  const jobs = file(
    'jobs.csv',
    [HEADER, job('M-1', 'Marble sorter'), job('M-2', 'Marble polisher')].join('\n'),
  );
  const args = ['import', '--companies', companies, '--jobs', jobs];

  const dry = await run([...args, '--dry-run']);
  expect(dry).toMatchObject({ code: 0, stderr: '' });
  expect(dry.stdout).toContain('Dry run: nothing was written.');
  expect((await runWithJson('jobs', 'list', '--company', 'marbleworks')).json.data).toEqual([]);

  const imported = (await runWithJson(...args)).json;
  const result = { id: imported.id, state: 'done', rows: 3, done: 3, invalid: 0, leftOut: [] };
  expect(imported).toMatchObject({
    ...{ ...result, problems: [], cuts: [], unlisted: 0 },
    companies: { created: 1, updated: 0, unchanged: 0 },
    jobs: { created: 2, updated: 0, unchanged: 0 },
  });
  expect((await runWithJson('imports', 'show', imported.id)).json).toMatchObject(result);
  expect((await run(['imports', 'drop', imported.id])).stdout).toBe('Import dropped.\n');
  expect((await run(['imports', 'show', imported.id])).stderr).toContain('There is no such import');
  expect((await run(args)).stdout).toContain('Jobs: 0 created, 0 updated, 2 unchanged');

  const listed = (await runWithJson('jobs', 'list', '--company', 'marbleworks')).json.data;
  const { fid } = listed.find((one: { title: string }) => one.title === 'Marble sorter');
  const pageStatus = async () => {
    const response = await fetch(`${siteUrl}/misc/jobs?q=marble+sorter`);
    return (await response.json()).data.some((one: { fid: string }) => one.fid === fid);
  };
  expect(await pageStatus()).toBe(true);
  expect((await run(['jobs', 'close', fid])).stdout).toBe(`${fid} is now closed.\n`);
  expect(await pageStatus()).toBe(false);
  expect((await run(['jobs', 'publish', fid])).code).toBe(0);
  expect(await pageStatus()).toBe(true);
  expect((await run(['jobs', 'check'])).stdout).toBe('All open jobs are valid.\n');
  const refused = await run(['jobs', 'publish', 'nobody']);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain('nobody: There is no such job.');
});

test('a feed without texts is imported, and its job’s page leads to the employer’s site', async () => {
  const posting = {
    ...{ id: 77, title: 'Главный полировщик', location: { name: 'Utrecht, Netherlands' } },
    ...{ absolute_url: 'https://marbleworks.example/jobs/77', content: '', departments: [] },
  };
  const companies = file('companies.csv', COMPANIES);
  const feed = file('feed.json', JSON.stringify({ jobs: [posting] }));
  const mapping = file('mapping.json', JSON.stringify({ defaults: { category: 'operations' } }));
  const args = ['import', feed, '--companies', companies, '--mapping', mapping];
  const { code, stdout } = await run([...args, '--company', 'marbleworks', '--status', 'open']);
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('1 created') });
  expect(stdout).toMatch(/^category by the mapping’s default +1 +jobs\[0\]/m);
  const { data } = (await runWithJson('jobs', 'list', '--company', 'marbleworks', '--q', '77'))
    .json;
  const { fid } = data.find(({ title }: { title: string }) => title === posting.title);
  const response = await fetch(`${siteUrl}/marbleworks/${fid}/x`);
  expect(response.url).toMatch(/\/glavnyi-polirovshchik$/);
  const html = await response.text();
  expect(html).toContain('Read the full description of this job on the employer’s site.');
  expect(html).toContain('href="https://marbleworks.example/jobs/77"');
  expect(html).not.toContain('"JobPosting"');
  expect((await run(['jobs', 'check'])).stdout).not.toContain(fid);
  await run(['jobs', 'close', fid]);
});
test('a draft has a page only by a valid link, and exported jobs are imported unchanged', async () => {
  const { json } = await runWithJson('jobs', 'list', '--status', 'draft');
  const { fid, title } = json.data.find(
    (one: { employerVisibility: string }) => one.employerVisibility === 'named',
  );
  const { url } = (await runWithJson('jobs', 'preview', fid)).json;
  const withoutLink = url.split('?')[0];
  for (const path of [
    withoutLink,
    `${url.slice(0, -1)}-`,
    `${withoutLink}.md?${url.split('?')[1]}`,
  ]) {
    expect((await fetch(path)).status, path).toBe(404);
  }
  const response = await fetch(url.replace(/[^/]+\?/, 'another-title?'));
  expect(response.url).toBe(url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const html = await response.text();
  expect(html).toContain('This job is a draft.');
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain('Nobody can apply yet.');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/method="post"|ld\+json|rel="canonical"|og:image" content="[^"]*jobs/);
  // The page is not stored for the next visitor.
  expect((await fetch(withoutLink)).status).toBe(404);

  const exported = join(folder, 'all.csv');
  expect(await run(['jobs', 'export', '--status', 'closed', '--out', exported])).toMatchObject({
    code: 0,
  });
  const { json: summary } = await runWithJson('import', exported, '--dry-run');
  expect(summary.jobs).toMatchObject({ created: 0, updated: 0 });
  expect(summary.jobs.unchanged).toBeGreaterThan(10);
}, 60_000);

test('applications are listed, moved and exported, and are shown to a reviewer through a link', async () => {
  const env = await site.bindings();
  const { JOBS, PEOPLE, FILES } = env;
  const { id } = await insertTestApplication(
    { JOBS, PEOPLE, FILES },
    {
      // One id in 64 starts with a hyphen and therefore looks like an option.
      id: `-${randomId().slice(1)}`,
      jobFid: 'zylo1000',
      firstName: '=1+1',
      lastName: 'Opsworth',
      submittedAt: Date.now(),
      resume: { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume('ops') },
    },
  );

  expect((await runWithJson('applications', 'list', '--q', 'opsworth')).json.data).toMatchObject([
    { id },
  ]);
  expect((await run(['applications', 'show', id])).stdout).toContain('Opsworth');
  const moved = await run(['applications', 'move', id, 'offered', '--silent']);
  expect(moved.stdout).toMatch(
    /^Moves from submitted to offered at .* UTC\. .*: npm run ops -- applications undo -\S+\n$/,
  );
  expect((await run(['applications', 'list', '--q', 'opsworth'])).stdout).toMatch(
    / submitted, offered at \d{4}-/,
  );
  expect((await run(['applications', 'show', id])).stdout).toMatch(
    /^pending move +offered at .*, without an email$/m,
  );
  expect((await run(['applications', 'undo', id])).stdout).toBe(
    'Taken back: the application stays submitted and does not become offered.\n',
  );
  const late = await run(['applications', 'undo', id]);
  expect([late.code, late.stderr]).toEqual([
    1,
    expect.stringContaining('No move is pending: the application is submitted.'),
  ]);
  const refused = await run(['applications', 'move', id, 'hired']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('cannot become Hired');

  const csv = join(folder, 'out.csv');
  expect((await run(['applications', 'export', '--q', 'opsworth', '--out', csv])).code).toBe(0);
  expect(readFileSync(csv, 'utf8')).toContain(`"'=1+1","Opsworth"`);
  // Other users on this machine must not be able to read the file.
  expect(statSync(csv).mode & 0o077).toBe(0);
  expect((await run(['applications', 'export', '--out', csv])).code).toBe(2);
  const printed = await run(['applications', 'export', '--q', 'opsworth', '--format', 'json']);
  expect(JSON.parse(printed.stdout).data).toHaveLength(1);

  const resume = join(folder, 'cv.pdf');
  expect((await run(['applications', 'resume', id, '--out', resume])).code).toBe(0);
  expect(readFileSync(resume)).toEqual(pdfResume('ops'));

  const { grantId } = await issueGrant(
    env,
    {
      reviewer: { kind: 'external', name: 'Ina Fair', email: 'ina@reviews.example' },
      applicationIds: [id],
      blind: false,
      expiresAt: Date.now() + 60_000,
    },
    Date.now(),
  );
  await PEOPLE.batch([
    PEOPLE.prepare(
      `UPDATE review SET status = 'received', recommendation = 'yes', comment = 'Knows her marbles',
         attributes = '[{"name":"Skills","rating":4,"note":""}]', submitted_at = ?
       WHERE application_id = ?`,
    ).bind(Date.now(), id),
    PEOPLE.prepare(
      "INSERT INTO referral VALUES ('marble-ref', 'Rosa Round', 'rosa@friends.example', 0, 0)",
    ),
    PEOPLE.prepare("UPDATE application SET referral_id = 'marble-ref' WHERE id = ?").bind(id),
    PEOPLE.prepare('UPDATE review_grant SET revoked_at = 1 WHERE id = ?').bind(grantId),
  ]);
  const shown = (await run(['applications', 'show', id])).stdout;
  expect(shown).toMatch(/^referral +marble-ref by Rosa Round, rosa@friends\.example$/m);
  expect(shown).toMatch(
    /^Review by Ina Fair \(external, ina@reviews\.example\): Yes, .*\n {2}Skills: 4 of 5\n {2}Knows her marbles$/m,
  );
  expect((await run(['referrals', '--q', 'marble-ref'])).stdout).toMatch(
    /^marble-ref .*Rosa Round .* 0 +1 +0$/m,
  );

  const invite = ['--email', 'eva@client.example', '--name', 'Eva Berg', '--applications', id];
  const { json: link } = await runWithJson('reviewers', 'invite', ...invite, '--blind');
  expect(link.url).toContain(`${siteUrl}/vendor-review?reviewer=`);
  // Opening the link moves its secret into a cookie and redirects.
  expect((await fetch(link.url, { redirect: 'manual' })).status).toBe(303);
  const listed = (await run(['reviewers', 'list'])).stdout;
  expect(listed).toMatch(/ID +STATE .*\n.*open .*Eva Berg .* 0 of 1 /);
  expect(listed).toContain(`=1+1 Opsworth ${id} (requested)`);
  await PEOPLE.prepare("UPDATE application SET status = 'unsuccessful' WHERE id = ?")
    .bind(id)
    .run();
  const ended = await run(['reviewers', 'invite', ...invite]);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toMatch(/--include-ended[\s\S]*Opsworth, .*: Unsuccessful/);
  const { json: meant } = await runWithJson('reviewers', 'invite', ...invite, '--include-ended');
  expect((await run(['reviewers', 'revoke', meant.id])).code).toBe(0);
  expect((await run(['reviewers', 'link', link.id])).stdout).toBe(`${link.url}\n`);
  expect((await run(['reviewers', 'revoke', link.id])).code).toBe(0);
  expect((await fetch(link.url)).status).toBe(403);
}, 60_000);

test('the commands for counts, emails, contact requests, retention and purges print the expected output', async () => {
  expect((await run(['counts'])).stdout).toMatch(/^jobs +\d+ draft, \d+ open/m);
  expect((await runWithJson('mail', 'list', '--state', 'failed')).json.data).toEqual([]);
  const { PEOPLE } = await site.bindings();
  await PEOPLE.prepare(
    `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
     VALUES ('ops-contact', 'employer', 'Otto Opsworth', 'otto@client.example', 'Hello', 1, 1)`,
  ).run();
  const listOpen = async () =>
    (await run(['contacts', 'list', '--open', '--q', 'opsworth'])).stdout;
  expect(await listOpen()).toMatch(/^ops-contact +1970-01-01 00:00 +- +employer +Otto Opsworth /m);
  expect((await run(['counts'])).stdout).toMatch(/^open contact requests +[1-9]/m);
  expect((await run(['contact', 'handle', 'ops-contact'])).stdout).toMatch(
    /^The request is handled since .* UTC\.\n$/,
  );
  expect((await run(['contacts', 'handle', 'ops-contact'])).stdout).toContain(
    ', as it was before.',
  );
  expect(await listOpen()).toBe('No matching requests.\n');
  expect((await run(['contacts', 'handle', 'ops-contact', '--undo'])).stdout).toBe(
    'The request is open.\n',
  );
  expect((await run(['retention'])).stdout).toMatch(/^RECORDS[\s\S]*^ended jobs +365 +\d+$/m);
  expect((await run(['purge'])).stdout).toContain('Every cached page was purged');
  expect((await run(['content-tokens'])).stdout).toMatch(
    /^space +rolecall\n[\s\S]*^delivery token +\S{43}$/m,
  );
});

test('a backup is written, listed, verified and downloaded once, and not restored into this site', async () => {
  const { json } = await runWithJson('backup');
  expect((await run(['backup', 'list'])).stdout).toContain(json.id);
  const verified = await run(['backup', 'verify', json.id]);
  expect([verified.code, verified.stdout]).toEqual([0, `The backup ${json.id} is intact.\n`]);
  const out = join(folder, 'backups');
  expect((await run(['backup', 'pull', '--out', out])).code).toBe(0);
  const manifest = join(out, 'backups', json.id, 'manifest.json');
  expect(JSON.parse(readFileSync(manifest, 'utf8')).id).toBe(json.id);
  // Personal data: readable by its owner only.
  expect(statSync(manifest).mode & 0o077).toBe(0);
  const pushed = await run(['backup', 'push', json.id, '--from', out]);
  expect(pushed.stdout).toMatch(/^\d+ objects are in the bucket\.\n$/);
  expect((await run(['restore', json.id])).stderr).toMatch(/Set RESTORE=on and deploy first/);
});

test('the smoke test of a local site finds no failure, and proves only what needs no platform', async () => {
  // The edge compresses pages, as on the platform.
  const { code, stdout } = await run([site.edgeUrl, '--json'], {}, runSmoke);
  const { checks } = JSON.parse(stdout) as { checks: { name: string; result: string }[] };
  const results = Object.groupBy(checks, ({ result }) => result);
  expect({ code, failed: results.failed }).toEqual({ code: 0, failed: undefined });
  expect(results.ok?.map(({ name }) => name)).toEqual(['readiness', 'headers']);
});

test('a person’s data is erased only after a second confirmation', async () => {
  const email = 'gone@example.com';
  const posted = await fetch(`${siteUrl}/misc/contact-us/employer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Gone', email, company: 'Acme', service: 'Talent placement' },
      ...{ message: 'Call me.', consent: 'true' },
    }),
  });
  const { data } = (await posted.json()) as { data: { id: string } };
  const unconfirmed = await run(['people', 'erase', email]);
  expect(unconfirmed).toMatchObject({ code: 2, stdout: '' });
  expect(unconfirmed.stderr).toContain('then --yes to erase it');
  const dry = await run(['people', 'erase', email, '--dry-run']);
  expect(dry.stdout).toContain('Nothing has been erased yet.');
  expect(dry.stdout).toMatch(new RegExp(`^contact_request +1 +${data.id}$`, 'm'));
  expect((await run(['people', 'erase', email, '--yes'])).stdout).toContain('Erased permanently.');
  const { json } = await runWithJson('people', 'erase', email, '--dry-run');
  expect(json).toMatchObject({ erased: false, records: [], files: [] });
}, 60_000);

test.each([
  ['an unknown command', ['frobnicate'], 2],
  ['an unknown option', ['counts', '--verbose'], 2],
  ['a missing argument', ['jobs', 'publish'], 2],
  ['no id of an email', ['mail', 'resend'], 2],
  ['an address that is not suppressed', ['mail', 'unsuppress', 'ada@example.com'], 1],
  ['help for an unknown command', ['help', 'reviewers', 'frobnicate'], 2],
  ['an invalid URL', ['counts', '--url', 'nowhere'], 2],
  ['a site that is not running', ['counts', '--url', 'http://localhost:9'], 3],
  ['a missing file', ['import', 'none.csv'], 2],
  ['a missing record', ['outbox', 'show', 'nobody'], 1],
])('%s exits with its own exit code and without a stack trace', async (_, args, code) => {
  const result = await run(args);
  expect(result).toMatchObject({ code, stdout: '' });
  expect(result.stderr).not.toMatch(/\bat .*\.[jt]s:\d+/);
  const json = await run([...args, '--json']);
  expect(JSON.parse(json.stdout).error).toMatchObject({ exitCode: code });
});

test('a server that is not this site and a dropped connection get different error messages', async () => {
  const server = createServer((request, response) => {
    if (request.headers['user-agent']?.startsWith('rolecall-ops/')) response.end('<h1>Hello</h1>');
    else response.socket?.destroy();
  });
  await new Promise<void>((done) => {
    server.listen(0, 'localhost', done);
  });
  const { port } = server.address() as { port: number };
  const wrong = await run(['counts', '--url', `http://localhost:${port}`]);
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('cannot read');
  server.removeAllListeners('request').on('request', (request) => request.socket.destroy());
  expect((await run(['counts', '--url', `http://localhost:${port}`])).code).toBe(3);
  server.close();
});

test('an email that could not be sent counts as a failure, and a sent email does not', async () => {
  let state = 'waiting';
  const server = createServer((_, response) => {
    const mail = { id: 'm', template: 'contact_copy', recipient: 'a@b.example', subject: 's' };
    const times = { createdAt: '2026-11-21T12:00:00.000Z', sentAt: null, nextAttemptAt: null };
    const tried = { text: 't', attempts: 1, lastError: 'No connection.' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { ...mail, ...times, ...tried, state } }));
  });
  await new Promise<void>((done) => {
    server.listen(0, 'localhost', done);
  });
  const { port } = server.address() as { port: number };
  const resend = ['mail', 'resend', 'm', '--url', `http://localhost:${port}`];
  const failed = await run(resend);
  expect(failed).toMatchObject({ code: 1, stdout: '' });
  expect(failed.stderr).toContain('Not sent: the email is waiting. No connection.');
  expect(JSON.parse((await run([...resend, '--json'])).stdout).error.code).toBe('not_sent');
  state = 'sent';
  expect(await run(resend)).toMatchObject({ code: 0, stdout: 'Sent to a@b.example.\n' });
  server.close();
});

test('a site with a token accepts only operators with that token or the one before, and rotates its keys', async () => {
  const token = 'a token of operators';
  const previous = 'the-token-before-that';
  const guarded = await startTestSite({
    variables: { OPS_TOKEN: token.replaceAll(' ', '-'), OPS_TOKEN_PREVIOUS: previous },
  });
  try {
    const env = { ROLECALL_URL: guarded.url };
    const without = await run(['counts'], env);
    expect(without.code).toBe(4);
    expect(without.stderr).toContain('Set OPS_TOKEN');
    expect((await run(['counts'], { ...env, OPS_TOKEN: 'not the token at all' })).code).toBe(4);
    const current = { ...env, OPS_TOKEN: token.replaceAll(' ', '-') };
    expect((await run(['keys'], current)).stdout).toContain('was never used');
    expect((await run(['content-tokens'], { ...env, OPS_TOKEN: previous })).code).toBe(0);
    const [, id = ''] =
      /^([0-9a-f]{12}) .* signs /m.exec((await run(['keys'], current)).stdout) ?? [];
    expect((await run(['keys', 'rotate', 'content'], current)).stdout).toMatch(
      /^[0-9a-f]{12} +content$/m,
    );
    const listed = (await run(['keys', 'list'], current)).stdout;
    expect(listed).toMatch(
      new RegExp(`^${id} .* \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  delivery tokens`, 'm'),
    );
    expect(listed).toContain('UTC (ops/content-tokens)');
    expect((await run(['keys', 'revoke', id], current)).stdout).toContain('4 kinds of links');
    expect(await run(['keys', 'revoke', '0123456789ab'], current)).toMatchObject({
      code: 1,
      stdout: '',
    });
    expect((await run(['keys', 'rotate', 'unknown'], current)).code).toBe(2);
  } finally {
    await guarded.stop();
  }
}, 30_000);

test('go-live lists what to correct and fails, unless each finding is accepted', async () => {
  const { code, json } = await runWithJson('go-live');
  expect(code).toBe(1);
  const names: string[] = json.findings.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['demo-testimonials', 'site-name', 'mail-kept']));
  const accepted = await run(['go-live', ...names.flatMap((name) => ['--accept', name])]);
  expect(accepted).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nothing to correct'),
  });
  expect((await run(['go-live', '--accept', 'everything'])).code).toBe(2);
});
