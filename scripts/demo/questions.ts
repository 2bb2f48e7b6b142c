import type { Random } from './random.ts';
import type { Role, Setting } from './roles/role.ts';
import type { DemoQuestion, JobCategory, QuestionType } from './types.ts';

type Template = {
  id: string;
  type: QuestionType;
  label: string;
  required?: boolean;
  options?: string[];
  settings?: Setting[];
  categories?: JobCategory[];
};

const SHIFT: Setting[] = ['ward', 'venue', 'shop', 'plant', 'warehouse', 'road', 'field'];

const TEMPLATES: Template[] = [
  { id: 'start', type: 'date', label: 'When could you start?', required: true },
  {
    id: 'notice',
    type: 'single_select',
    label: 'How long is your notice period?',
    options: ['None', 'Up to one month', 'Two to three months', 'Longer'],
  },
  {
    id: 'years',
    type: 'number',
    label: 'How many years have you done similar work?',
    required: true,
  },
  { id: 'heard', type: 'short_text', label: 'How did you hear about this position?' },
  { id: 'why', type: 'long_text', label: 'What about this position made you stop and read on?' },
  {
    id: 'permit',
    type: 'checkbox',
    label: 'I am allowed to work in the country of this position, or will be by the start date.',
    required: true,
  },
  { id: 'pay', type: 'short_text', label: 'What pay do you have in mind?', settings: ['office'] },
  {
    id: 'code',
    type: 'url',
    label: 'A link to code or writing of yours that you like',
    categories: ['engineering', 'data'],
  },
  {
    id: 'incident',
    type: 'long_text',
    label: 'Tell us about a fault in production that taught you something.',
    categories: ['engineering', 'it-and-support'],
  },
  {
    id: 'stack',
    type: 'multi_select',
    label: 'Which of these have you used at work in the last two years?',
    options: ['TypeScript', 'Python', 'Go', 'Rust', 'Java or Kotlin', 'C or C++', 'C#'],
    categories: ['engineering', 'data'],
  },
  {
    id: 'portfolio',
    type: 'url',
    label: 'Link to your portfolio',
    required: true,
    categories: ['design'],
  },
  {
    id: 'sample',
    type: 'url',
    label: 'Link to a text or campaign of yours',
    categories: ['marketing'],
  },
  {
    id: 'decision',
    type: 'long_text',
    label: 'Which decision of yours would you take differently today?',
    categories: ['product', 'operations', 'people', 'finance'],
  },
  {
    id: 'deal',
    type: 'long_text',
    label: 'Describe a customer you won, or lost, and why.',
    categories: ['sales'],
  },
  {
    id: 'registration',
    type: 'short_text',
    label: 'Your professional registration number, if you have one yet',
    settings: ['ward'],
  },
  {
    id: 'wards',
    type: 'multi_select',
    label: 'Where have you worked so far?',
    options: [
      'Surgical ward',
      'Medical ward',
      'Intensive care',
      'Emergency',
      'Community',
      'None of these',
    ],
    settings: ['ward'],
  },
  {
    id: 'shifts',
    type: 'multi_select',
    label: 'Which shifts can you work?',
    required: true,
    options: ['Early', 'Late', 'Night', 'Weekend'],
    settings: SHIFT,
  },
  {
    id: 'hours',
    type: 'number',
    label: 'How many hours a week would you like to work?',
    settings: [...SHIFT, 'school'],
  },
  {
    id: 'licence',
    type: 'multi_select',
    label: 'Which driving licences do you hold?',
    required: true,
    options: ['Car', 'Van or light truck', 'Heavy goods vehicle', 'Forklift', 'None'],
    settings: ['road', 'warehouse', 'field'],
  },
  {
    id: 'subjects',
    type: 'short_text',
    label: 'Which subjects or ages have you taught?',
    settings: ['school'],
  },
  {
    id: 'check',
    type: 'checkbox',
    label: 'I agree to a background check before the start date.',
    required: true,
    settings: ['school', 'ward'],
  },
  {
    id: 'hygiene',
    type: 'single_select',
    label: 'Do you hold a food hygiene certificate?',
    options: ['Yes, valid', 'Yes, expired', 'No'],
    settings: ['venue'],
  },
  {
    id: 'travel',
    type: 'single_select',
    label: 'How often could you travel?',
    options: ['Not at all', 'A few days a year', 'A few days a month', 'Weekly'],
    categories: ['sales', 'operations', 'engineering'],
  },
  {
    id: 'bar',
    type: 'single_select',
    label: 'Are you admitted to practise law?',
    options: ['Yes, in this country', 'Yes, elsewhere', 'No'],
    categories: ['legal'],
  },
  {
    id: 'adjust',
    type: 'long_text',
    label:
      'Is there anything that would make the interview easier for you? (access, times, language)',
  },
];

/** One to five application questions that suit the role. */
export function questionsFor(
  role: Pick<Role, 'category' | 'setting'>,
  random: Random,
): DemoQuestion[] {
  const suitable = TEMPLATES.filter(
    (template) =>
      (!template.settings || template.settings.includes(role.setting)) &&
      (!template.categories || template.categories.includes(role.category)),
  );
  const own = suitable.filter((template) => template.settings || template.categories);
  const count = random.int(1, 5);
  const chosen = new Set([
    ...random.sample(own, Math.ceil(count / 2)),
    ...random.sample(suitable, count),
  ]);
  return [...chosen].slice(0, count).map(({ id, type, label, required, options }) => ({
    id,
    type,
    label,
    required: required ?? false,
    options: (options ?? []).map((option) => ({
      value: option
        .toLowerCase()
        .replace(/[^a-z0-9+#]+/g, '_')
        .replace(/_$/, ''),
      label: option,
    })),
  }));
}
