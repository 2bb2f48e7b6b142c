import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reshapeSection, SectionsSchema } from './reshape-sections.ts';

// docs/specification.md: 2.10

const entry = (type: string, fields: Record<string, unknown>, id = `a-${type}`) => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const picture = {
  sys: { id: 'picture' },
  fields: { description: 'A roll', file: { url: '//x.test/a.svg', contentType: 'image/svg+xml' } },
};
const link = entry('link', { label: 'Jobs', url: '/jobs' });
const item = entry('item', { title: 'Search', text: 'We look.', icon: 'search', link });
const richText = {
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: 'Yes.', marks: [], data: {} }],
    },
  ],
};

let warn: ReturnType<typeof vi.spyOn>;
const listWarnings = () => warn.mock.calls.map((call: unknown[]) => call[0]);
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
});

/** Every section type, with all of its fields and the names of the required fields. */
const COMPLETE: [type: string, fields: Record<string, unknown>, required: string[]][] = [
  [
    'hero',
    {
      heading: 'Work that says *who*',
      eyebrow: 'Jobs',
      lead: 'Read.',
      image: picture,
      actions: [link],
      jobSearch: true,
    },
    ['heading'],
  ],
  [
    'features',
    { heading: 'What you get', lead: 'Three things.', items: [item], image: picture },
    ['heading', 'items'],
  ],
  ['steps', { heading: 'How', lead: 'In order.', items: [item] }, ['heading', 'items']],
  [
    'testimonials',
    {
      heading: 'They say',
      items: [entry('testimonial', { quote: 'Quick.', name: 'Jan', photo: picture })],
    },
    ['heading', 'items'],
  ],
  ['logos', { heading: 'They hire', lead: 'Here.', logos: [picture] }, ['heading', 'logos']],
  [
    'stats',
    {
      heading: 'Today',
      lead: 'Counted.',
      items: [entry('stat', { label: 'jobs', live: 'openJobs' })],
    },
    ['heading', 'items'],
  ],
  [
    'faq',
    {
      heading: 'Asked',
      lead: 'Often.',
      items: [entry('question', { question: 'Well?', answer: richText })],
    },
    ['heading', 'items'],
  ],
  ['plans', { heading: 'Plans', lead: 'By the month.', note: 'Without VAT.' }, ['heading']],
  ['callToAction', { heading: 'Now', text: 'Do.', actions: [link] }, ['heading', 'actions']],
  [
    'contactForm',
    { heading: 'Write', lead: 'To us.', kind: 'employer', service: 'Support' },
    ['heading', 'kind'],
  ],
  [
    'liveJobs',
    {
      heading: 'Open',
      lead: 'Now.',
      category: ['design', 'data'],
      workplace: 'remote',
      search: 'nurse',
      limit: 3,
      linkLabel: 'All',
    },
    ['heading'],
  ],
  ['jobCategories', { heading: 'Jobs by category', lead: 'Choose.' }, ['heading']],
  ['employers', { heading: 'Who hires', lead: 'Today.', limit: 6 }, ['heading']],
  ['prose', { heading: 'How it began', body: richText }, ['body']],
  [
    'latestPosts',
    {
      heading: 'Read',
      lead: 'New.',
      category: entry('blogCategory', { name: 'Hiring', slug: 'hiring' }),
      limit: 2,
    },
    ['heading'],
  ],
];

test.each(COMPLETE)('%s: converts every field', (type, fields) => {
  expect(reshapeSection(entry(type, fields))).toEqual({
    type,
    id: `a-${type}`,
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, expect.anything()])),
  });
  expect(listWarnings()).toEqual([]);
});

test.each(COMPLETE)(
  '%s: is dropped if a required field is missing, and kept without its optional fields',
  (type, fields, required) => {
    for (const name of required) {
      expect(reshapeSection(entry(type, { ...fields, [name]: undefined }))).toBeUndefined();
      expect(listWarnings().at(-1)).toContain(`${type} a-${type} has invalid fields: ${name}`);
    }
    const minimum = Object.fromEntries(required.map((name) => [name, fields[name]]));
    expect(Object.keys(reshapeSection(entry(type, minimum)) ?? {}).sort()).toEqual(
      ['id', 'type', ...required].sort(),
    );
  },
);

test.each([
  ['hero', { image: { sys: { id: 'x', type: 'Link' } } }, 'image'],
  ['hero', { actions: 'jobs' }, 'actions'],
  ['liveJobs', { limit: 500 }, 'limit'],
  ['liveJobs', { workplace: 'on the moon' }, 'workplace'],
  ['employers', { limit: 0.5 }, 'limit'],
] as const)('%s: omits and logs an invalid %o', (type, fields, name) => {
  const section = reshapeSection(entry(type, { heading: 'Open', ...fields }));
  expect(section).toEqual({ type, id: `a-${type}`, heading: 'Open' });
  expect(listWarnings()).toEqual([
    expect.stringContaining(`${type} a-${type} has invalid fields: ${name}`),
  ]);
});

test('drops an invalid item or link but keeps the section that contains it', () => {
  const bad = entry('item', { title: 'No text' }, 'bad');
  expect(
    reshapeSection(entry('steps', { heading: 'How', items: [bad, item, null] })),
  ).toMatchObject({ items: [{ title: 'Search', icon: 'search', link: { url: '/jobs' } }] });
  const evil = entry('link', { label: 'Click', url: 'javascript:alert(1)' }, 'evil');
  expect(
    reshapeSection(entry('callToAction', { heading: 'Now', actions: [evil, link] })),
  ).toMatchObject({ actions: [{ url: '/jobs' }] });
  expect(listWarnings()).toEqual([
    expect.stringContaining('item bad has invalid fields: text'),
    expect.stringContaining('link evil has invalid fields: url'),
  ]);
});

test('skips unknown sections and unresolved links, and logs only the unknown sections', () => {
  const unresolved = { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } };
  const sections = v.parse(SectionsSchema, [
    entry('carousel', { heading: 'Spin' }),
    unresolved,
    entry('toString', {}),
    entry('plans', { heading: 'Plans' }),
  ]);
  expect(sections).toEqual([{ type: 'plans', id: 'a-plans', heading: 'Plans' }]);
  expect(listWarnings()).toEqual([
    'Content: carousel a-carousel cannot be used as a page section.',
    'Content: toString a-toString cannot be used as a page section.',
  ]);
});
