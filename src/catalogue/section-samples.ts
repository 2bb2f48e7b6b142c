import * as v from 'valibot';
import type { LoadedSection } from '../features/sections/load-sections.ts';
import { FIRST_STEPS } from '../features/sections/load-sections-page.ts';
import type { Item } from '../features/sections/reshape-sections.ts';
import { RichTextSchema } from '../lib/content/rich-text/rich-text.ts';
import { LONG_WORD } from './part.tsx';

const TEXT = 'You gild frames by hand, and you talk to the people who bring them.';
const ARABIC = 'نبحث عن شيف حلويات شرقية في أبو ظبي.';

const paragraph = (value: string) =>
  v.parse(RichTextSchema, {
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'text', value, marks: [], data: {} }],
      },
    ],
  });

const ITEMS: Item[] = [
  { id: 'i1', title: 'With an icon', text: TEXT, icon: 'pen' },
  { id: 'i2', title: LONG_WORD, text: LONG_WORD, icon: 'globe' },
  { id: 'i3', title: 'شيف حلويات', text: ARABIC },
];

const PLAN = {
  id: 'p1',
  name: 'One job',
  prices: [{ amount: 320, currency: 'EUR', timeframe: 'per_job' }],
  recommended: false,
  features: [{ key: 'Jobs', value: '1' }],
};

/**
 * Sections of every type that can be shown outside a page: with typical content, with very long
 * strings, and without optional fields.
 */
export const SECTIONS: readonly LoadedSection[] = [
  {
    type: 'hero',
    id: 's1',
    heading: `A heading with *one mark* and ${LONG_WORD}`,
    eyebrow: 'Above the heading',
    lead: TEXT,
    actions: [
      { id: 'a1', label: 'The main action', url: '/jobs' },
      { id: 'a2', label: LONG_WORD, url: '/jobs' },
    ],
  },
  { type: 'features', id: 's2', heading: 'Three in a row', lead: TEXT, items: ITEMS },
  {
    type: 'features',
    id: 's3',
    heading: 'Five beside the heading',
    items: [...ITEMS, ...ITEMS.slice(0, 2).map((item) => ({ ...item, id: `${item.id}b` }))],
  },
  { type: 'steps', id: 's4', heading: 'Steps', items: ITEMS },
  {
    type: 'testimonials',
    id: 's5',
    heading: 'One voice',
    items: [{ id: 't1', quote: TEXT, name: 'Zoë Łuczak', role: 'Gilder', company: 'Ironquill' }],
  },
  {
    type: 'testimonials',
    id: 's6',
    heading: 'Several voices',
    items: [
      { id: 't2', quote: `${TEXT} ${TEXT}`, name: 'Without a position' },
      { id: 't3', quote: LONG_WORD, name: LONG_WORD, role: LONG_WORD },
      { id: 't4', quote: ARABIC, name: 'ليلى حداد' },
    ],
  },
  {
    type: 'stats',
    id: 's7',
    heading: 'Figures',
    items: [],
    loaded: [
      { id: 'f1', label: 'Open jobs', value: '1,204', note: 'Counted when this page was built.' },
      { id: 'f2', label: LONG_WORD, value: '98%' },
      { id: 'f3', label: 'Currently not available', value: undefined },
    ],
  },
  {
    type: 'faq',
    id: 's8',
    heading: 'Questions',
    items: [
      { id: 'q1', question: 'Do I need an account?', answer: paragraph(TEXT) },
      { id: 'q2', question: LONG_WORD, answer: paragraph(LONG_WORD) },
    ],
  },
  {
    type: 'plans',
    id: 's9',
    heading: 'Plans',
    loaded: [
      PLAN,
      {
        ...PLAN,
        id: 'p2',
        name: 'Several jobs',
        recommended: true,
        prices: [
          { amount: 1_200, currency: 'EUR', timeframe: 'per_month' },
          { amount: 12_000, currency: 'EUR', timeframe: 'per_year' },
        ],
      },
      { ...PLAN, id: 'p3', name: LONG_WORD, features: [{ key: LONG_WORD, value: LONG_WORD }] },
    ],
  },
  { type: 'plans', id: 's10', heading: 'Plans that failed to load', loaded: undefined },
  { type: 'employers', id: 's11', heading: 'Employers that failed to load', loaded: undefined },
  {
    type: 'callToAction',
    id: 's12',
    heading: 'What’s next',
    text: TEXT,
    actions: [{ id: 'a3', label: 'Find a job', url: '/jobs' }],
  },
  FIRST_STEPS,
];
