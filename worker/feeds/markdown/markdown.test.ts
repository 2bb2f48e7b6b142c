import { beforeAll, expect, test } from 'vitest';
import { createFeedsSite } from '../../../tests/support/feeds-site.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { TEST_SITE } from '../../../tests/support/site-bindings.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import { prefersMarkdown } from '../../pages/markdown-route.ts';
import { link, paragraph, text as textNode, writeMarkdown } from './nodes.ts';
import { richTextNodes } from './rich-text-nodes.ts';
import { htmlNodes } from './write-pages.ts';

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite();
  await saveCompanies(site.db, [companyRecord()]);
  await saveJobs(site.db, [
    jobRecord('j1', {
      title: '# Cook <b>*now*</b>',
      descriptionHtml:
        '<h2>Do</h2><ul><li><p>Cook.</p><ul><li>Rice</li></ul></li><li>Clean</li></ul><p>- no list<br>1. none <strong>but this </strong>.</p>',
      salaryMin: 1000,
      salaryMax: 2000,
      salaryCurrency: 'EUR',
      salaryTimeframe: 'per_month',
    }),
    jobRecord('secret', { employerVisibility: 'anonymous' }),
  ]);
});

const read = async (path: string) => {
  const response = await site.ask(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ]);
  return { answer: response, text: await response.text() };
};

test('a job in Markdown has the same content as its page, with all text escaped', async () => {
  const { text, answer } = await read('/acme/j1/gardener.md');
  expect(answer.headers.get('link')).toBe(`<${TEST_SITE}/acme/j1/gardener>; rel="canonical"`);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain(
    '# # Cook \\<b>\\*now\\*\\</b>\n\n- **Employer:** Acme Rockets\n- **Salary:** ',
  );
  expect(text).toContain('\n- **Place:** Berlin, Germany\n- **Workplace:** On site\n');
  expect(text).toContain(
    '## Do\n\n- Cook.\n\n  - Rice\n\n- Clean\n\n\\- no list\\\n1\\. none **but this&#x20;**.',
  );
  expect(text).toContain(`[Apply for this job](${TEST_SITE}/acme/j1/gardener#apply)`);
  expect((await read('/confidential/secret/gardener.md')).text).not.toContain('Acme');
});

test('redirects a wrong URL, marks a closed job as such, and returns 404 for an unknown job', async () => {
  const moved = await site.ask('/x/j1/y.md');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/acme/j1/gardener.md']);
  await expect(site.ask('/acme/none/x.md')).rejects.toMatchObject({ status: 404 });
  for (const path of [
    '/blog/...md',
    '/blog/%2e%2e.md',
    '/%5c%5b/none/y.md',
    '/%5c@:99999/none/y.md',
  ]) {
    await expect(site.ask(path), path).rejects.toMatchObject({ status: 404 });
  }
  await expect(site.ask('/jobs/j1/applied.md')).rejects.toMatchObject({ status: 404 });
  const tag = (await read('/acme/j1/gardener.md')).answer.headers.get('etag') ?? '';
  expect((await site.ask('/acme/j1/gardener.md', { 'if-none-match': tag })).status).toBe(304);
  await moveJobs(site.db, ['j1'], 'closed', Date.now());
  const { text } = await read('/acme/j1/gardener.md');
  expect(text).toContain('Closed on ');
  expect(text).not.toContain('Apply');
});

test('sends every blog post as Markdown', async () => {
  const index = await (await site.ask('/sitemaps/posts/1-45000.xml')).text();
  const paths = [...index.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const { text } = await read(`${path}.md`);
    expect(text).toMatch(/^# \S.*\n\n\S/);
    expect(text).not.toMatch(/\[object|undefined|<p>|^\s*\|\s*$/m);
  }
  expect((await read('/blog/back-after-a-break.md')).text).toMatch(/\n## \w/);
});

test.each([
  [
    '*a* _b_ `c` [d](e) <f> &amp; ~g~ #h |i| !j',
    '\\*a\\* \\_b\\_ \\`c\\` \\[d]\\(e) \\<f> \\&amp; \\~g\\~ #h |i| !j',
  ],
  [
    'https://a.example www.b.example c@d.example',
    'https\\://a.example www\\.b.example c\\@d.example',
  ],
  ['- a', '\\- a'],
  ['# a', '\\# a'],
  ['12) a', '12\\) a'],
  ['===', '\\==='],
  ['    code\n\n# b', 'code # b'],
  ['![x](y)', '!\\[x]\\(y)'],
  ['[ ] todo', '\\[ ] todo'],
  ['a\\', 'a\\\\'],
  ['\u202eabc 👩‍🍳', '\u202eabc 👩‍🍳'],
])('escapes the text %j', (words, written) => {
  expect(writeMarkdown([paragraph(textNode(words))])).toBe(`${written}\n`);
});

test('writes an unsafe link as plain text', () => {
  const write = (href: string) =>
    writeMarkdown([paragraph(...link([textNode('a')], href, TEST_SITE))]).trim();
  expect(write('/b(c) <d>')).toBe(`[a](${TEST_SITE}/b\\(c\\)%20%3Cd%3E)`);
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'https://']) {
    expect(write(href)).toBe('a');
  }
});

test('HTML and rich text keep their structure when converted to Markdown', () => {
  const html = 'a<blockquote><p>b</p><p>c</p></blockquote><ol><li>d</li></ol>';
  expect(writeMarkdown(htmlNodes(html))).toBe('a\n\n> b\n>\n> c\n\n1. d\n');
  const text = (value: string, ...marks: string[]) => ({
    nodeType: 'text',
    value,
    marks: marks.map((type) => ({ type })),
  });
  const node = (nodeType: string, ...content: object[]) =>
    ({ nodeType, data: {}, content }) as never;
  const cell = (value: string) => node('table-cell', node('paragraph', text(value)));
  expect(
    writeMarkdown(
      richTextNodes(
        node(
          'document',
          node('heading-1', text('A')),
          node('paragraph', text('b', 'bold'), text('` c', 'code')),
          node(
            'table',
            node('table-row', cell('d'), cell('e|')),
            node('table-row', cell('f'), cell('g')),
          ),
        ),
        TEST_SITE,
      ),
    ),
  ).toBe('## A\n\n**b**`` ` c ``\n\n| d | e\\| |\n| - | --- |\n| f | g   |\n');
});

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0, */*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdownish', false],
  ['TEXT/Markdown', true],
])('the Accept header %s prefers Markdown to HTML: %s', (accept, prefers) => {
  expect(prefersMarkdown(new Request(TEST_SITE, { headers: { accept } }))).toBe(prefers);
});
