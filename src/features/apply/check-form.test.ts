import { expect, test } from 'vitest';
import { createContext } from '../../../tests/support/request-context.ts';
import { readPostedForm } from '../../../worker/backend/applications/read-form.ts';
import { checkResume } from '../../../worker/backend/files/resume-file.ts';
import { resumeProblem } from '../../components/form/upload/check-resume.ts';
import { checkApplication } from '../../contracts/application.ts';
import { RESUME_MAX_BYTES, RESUME_SENTENCE } from '../../contracts/application-rules.ts';
import type { Question } from '../../contracts/job.ts';
import { checkForm } from './check-form.ts';

// docs/specification.md: 9.1

const question = (
  id: string,
  type: Question['type'],
  changes: Partial<Question> = {},
): Question => ({
  id,
  type,
  label: `Question ${id}`,
  required: false,
  options: [],
  ...changes,
});
const OPTIONS = ['round', 'straight'].map((value) => ({ value, label: value }));

const QUESTIONS: Question[] = [
  question('must', 'short_text', { required: true }),
  question('long', 'long_text'),
  question('one', 'single_select', { options: OPTIONS }),
  question('some', 'multi_select', { options: OPTIONS }),
  question('number', 'number'),
  question('date', 'date'),
  question('url', 'url'),
  question('agree', 'checkbox', { required: true }),
];

type Fields = Record<string, string | string[]>;

const FINE: Fields = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  consent: 'true',
  'answers.must': 'Yes.',
  'answers.agree': 'true',
};

const createForm = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
};

/**
 * Lists the first error message for each field, as the server returns it for the submitted form.
 */
const listServerErrors = async (form: FormData) => {
  const post = new Request('http://site/misc/jobs/x/apply', { method: 'POST', body: form });
  const { errors } = checkApplication(
    (await readPostedForm(createContext(post))).fields,
    QUESTIONS,
  );
  return Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first]));
};

const listBrowserErrors = (form: FormData) =>
  Object.fromEntries(
    Object.entries(checkForm(form, { questions: QUESTIONS, requireResume: false }, false)).map(
      ([name, [first]]) => [name, first],
    ),
  );

/** Changes to a valid form, each with the fields that it makes invalid. */
const CASES: [Fields, string[]][] = [
  [{}, []],
  [{ firstName: '', lastName: ' \t ' }, ['firstName', 'lastName']],
  [
    { firstName: [], lastName: [], email: [], consent: [] },
    ['consent', 'email', 'firstName', 'lastName'],
  ],
  [{ firstName: 'x'.repeat(100) }, []],
  [{ firstName: 'x'.repeat(101) }, ['firstName']],
  // Length is measured after whitespace is collapsed and combining marks are composed (NFC).
  [{ firstName: `  ${'x '.repeat(49)}    x   ` }, []],
  [{ firstName: 'e\u0301'.repeat(100) }, []],
  [{ email: '' }, ['email']],
  [{ email: 'ada@' }, ['email']],
  [{ email: 'ada@example' }, ['email']],
  [{ email: 'ada@example.com, mary@example.com' }, ['email']],
  [{ email: ' ada@bücher.example ' }, []],
  [{ email: `${'x'.repeat(243)}@example.com` }, ['email']],
  [{ phone: '+44 (0)20 7946-0958 ext. 12' }, []],
  [{ phone: 'call me' }, ['phone']],
  [{ phone: '1234' }, ['phone']],
  [{ location: 'x'.repeat(201) }, ['location']],
  [{ 'links.linkedin': 'linkedin.com/in/ada' }, []],
  [{ 'links.github': 'javascript:alert(1)' }, ['links.github']],
  [{ 'links.portfolio': 'nowhere' }, ['links.portfolio']],
  [{ coverLetter: `${'x'.repeat(9_998)}\r\nx` }, []],
  [{ coverLetter: `${'x'.repeat(9_999)}\r\nx` }, ['coverLetter']],
  [{ consent: 'on' }, ['consent']],
  [{ source: 'x'.repeat(101) }, ['source']],
  [{ email: ['ada@example.com', 'nonsense'] }, []],
  [{ 'answers.must': [] }, ['answers.must']],
  [{ 'answers.must': '  ' }, ['answers.must']],
  [{ 'answers.must': 'x'.repeat(301) }, ['answers.must']],
  [{ 'answers.long': 'x'.repeat(5_001) }, ['answers.long']],
  [{ 'answers.one': 'round', 'answers.some': ['round', 'straight'] }, []],
  [{ 'answers.one': 'square' }, ['answers.one']],
  [{ 'answers.one': ['round', 'straight'] }, ['answers.one']],
  [{ 'answers.must': ['a', 'b'] }, ['answers.must']],
  [{ firstName: '\u200b\u202e' }, ['firstName']],
  [{ email: 'a@b..co' }, ['email']],
  [{ email: 'a\u0000b@b.co' }, ['email']],
  [{ email: 'x\u202ey@b.co' }, ['email']],
  [{ email: 'a@-b.co' }, ['email']],
  [{ email: 'a..b@example.com' }, ['email']],
  [{ email: "o'neill+jobs@mail.example.co.uk" }, []],
  [{ 'answers.some': ['round', 'square'] }, ['answers.some']],
  [{ 'answers.one': '', 'answers.number': '', 'answers.date': '', 'answers.url': '' }, []],
  [{ 'answers.number': '-3,5' }, []],
  [{ 'answers.number': '1e3' }, ['answers.number']],
  [{ 'answers.date': '2028-02-29' }, []],
  [{ 'answers.date': '2027-02-29' }, ['answers.date']],
  [{ 'answers.date': '29.02.2028' }, ['answers.date']],
  [{ 'answers.url': 'ftp://example.com' }, ['answers.url']],
  [{ 'answers.agree': [] }, ['answers.agree']],
  [{ 'answers.agree': 'maybe' }, ['answers.agree']],
  [{ 'answers.nosuch': 'x', colour: 'red' }, []],
];

const formatFields = (fields: Fields) =>
  JSON.stringify(fields).replace(/(.)\1{20,}/g, (run, one) => `${one}×${run.length}`);

test.each(CASES.map(([changes, wrong]) => [formatFields(changes), changes, wrong] as const))(
  'browser and server report the same errors for %s',
  async (_, changes, wrong) => {
    const form = createForm({ ...FINE, ...changes });
    const found = listBrowserErrors(form);
    expect(Object.keys(found).sort()).toEqual(wrong);
    expect(found).toEqual(await listServerErrors(form));
  },
);

test('an invalid referral id is not reported, because it is not the applicant’s error', async () => {
  const form = createForm({ ...FINE, referralId: 'not an id!' });
  expect(await listServerErrors(form)).toEqual({});
  expect(listBrowserErrors(form)).toEqual({});
});

const withResume = (...parts: ConstructorParameters<typeof File>) => {
  const form = createForm(FINE);
  form.set('resume', new File(...parts));
  return form;
};
const resumeErrors = (form: FormData, requireResume = true, hasKeptFile = false) =>
  checkForm(form, { questions: QUESTIONS, requireResume }, hasKeptFile).resume;

test.each(['cv.pdf', 'CV.PDF', 'a.b.pdf', 'cv.exe', 'cv.pdf.exe', 'pdf', 'cv.', '.pdf', 'cv.pdf '])(
  'browser and server agree on whether the file name %j is accepted',
  (name) => {
    const content = '%PDF-1.4';
    const isRefused = resumeErrors(withResume([content], name)) !== undefined;
    expect(isRefused).toBe(!checkResume(name, new TextEncoder().encode(content)).ok);
  },
);

test('accepts a file up to the size limit, and rejects a larger file or an empty one', () => {
  const sized = (size: number) => withResume([new Uint8Array(size)], 'cv.txt');
  expect(resumeErrors(sized(RESUME_MAX_BYTES))).toBeUndefined();
  expect(resumeErrors(sized(RESUME_MAX_BYTES + 1))?.[0]).toContain('too large');
  expect(resumeErrors(sized(0))?.[0]).toContain('empty');
});

const SETTINGS = { maxBytes: 1.5 * 1024 * 1024, accept: ['.PDF', '.txt', 'text/plain'] };
const problemBySettings = (name: string, size: number, changes: Partial<typeof SETTINGS> = {}) =>
  resumeProblem({ name, size }, { ...SETTINGS, ...changes });

// docs/specification.md: 3.5
test('validates a file against the site’s settings once they are known', () => {
  expect(problemBySettings('cv.pdf', 1)).toBeUndefined();
  expect(problemBySettings('cv.txt', SETTINGS.maxBytes)).toBeUndefined();
  expect(problemBySettings('cv.pdf', SETTINGS.maxBytes + 1)).toBe(
    'This file is too large. Upload a PDF or TXT file of up to 1.5 MB.',
  );
  expect(problemBySettings('cv.docx', 1)).toContain('type of file');
});

test('falls back to the limits in the code if a setting is invalid; a setting cannot exceed those limits', () => {
  expect(problemBySettings('cv.docx', 1, { accept: ['application/pdf'] })).toBeUndefined();
  expect(problemBySettings('cv.pdf', RESUME_MAX_BYTES, { maxBytes: -1 })).toBeUndefined();
  expect(problemBySettings('cv.pdf', RESUME_MAX_BYTES + 1, { maxBytes: 1e9 })).toContain(
    'up to 5 MB',
  );
  expect(resumeProblem({ name: 'cv.exe', size: 1 })).toBe(
    `We can’t accept this type of file. ${RESUME_SENTENCE}`,
  );
});

test('a missing resume is an error if the job requires one and no earlier file is stored', () => {
  const none = withResume([], '');
  expect(resumeErrors(none)?.[0]).toContain('Add your resume');
  expect(resumeErrors(createForm(FINE))?.[0]).toContain('Add your resume');
  expect(resumeErrors(none, false)).toBeUndefined();
  expect(resumeErrors(none, true, true)).toBeUndefined();
  expect(resumeErrors(withResume(['x'], 'cv.exe'), true, true)?.[0]).toContain('type of file');
});
