import { expect, test } from 'vitest';
import { createDemoData } from '../../../scripts/demo/demo-data.ts';
import { FOREIGN_TITLES } from '../../../tests/support/demo-languages.ts';
import { createExcerpt } from '../../../worker/backend/jobs/text.ts';
import { cleanRichText } from '../../../worker/backend/rich-text.ts';
import { createLanguageAttributes, detectLanguage } from './detect-language.ts';

const demo = createDemoData({ now: new Date('2026-06-17') });

test('detects the language of each demo job from its full text and its excerpt', () => {
  const jobs = [...demo.jobs].map(({ title, descriptionHtml }) => ({
    title,
    text: cleanRichText(descriptionHtml).plain,
  }));
  const byTexts = jobs.map(({ title, text }) => [title, detectLanguage(text)]);
  expect(byTexts).toEqual(jobs.map(({ title }) => [title, FOREIGN_TITLES[title] ?? 'en']));
  // The language may be uncertain, but no English excerpt is detected as another language.
  const foreign = jobs.map(({ title, text }) => [
    title,
    createLanguageAttributes(createExcerpt(text)).lang,
  ]);
  expect(foreign).toEqual(jobs.map(({ title }) => [title, FOREIGN_TITLES[title]]));
});

test('no English text about a demo employer is detected as another language', () => {
  const detected = demo.companies.flatMap(({ summary, descriptionHtml }) => [
    createLanguageAttributes(summary),
    createLanguageAttributes(cleanRichText(descriptionHtml).plain),
  ]);
  expect(detected.filter((attributes) => Object.keys(attributes).length > 0)).toEqual([]);
});

test.each([
  ['', undefined],
  ['Barista', undefined],
  ['A search, not a mailbox. A proper no.', 'en'],
  ['Spółdzielnia Mleczna Łąkowo is hiring in Białystok', undefined],
  ['We work with 精密 tools at the end of the line', 'en'],
  ['SREエンジニア（東京）', 'ja'],
  ['高级软件工程师', 'zh'],
  ['프런트엔드 개발자', 'ko'],
  ['Μηχανικός λογισμικού', 'el'],
  ['วิศวกรซอฟต์แวร์', 'th'],
  ['Ищем опытного инженера', 'ru'],
  ['Шукаємо інженера', 'uk'],
  ['Търсим инженер', undefined],
  ['مهندس نرم‌افزار پشتیبانی', undefined],
  ['Wij zoeken een kok voor ons restaurant', 'nl'],
  ['Vi söker en kock som är bra och snäll', 'sv'],
  ['Il lavoro è di sera e non nel fine settimana', 'it'],
])('%s: %s', (text, language) => expect(detectLanguage(text)).toBe(language));

test('English text is left-to-right, whatever name it starts with', () => {
  expect(createLanguageAttributes('واحة السدرة is hiring a Barista in Dubai.')).toEqual({});
  expect(createLanguageAttributes('شيف حلويات في Dubai')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(createLanguageAttributes('SAP', 'he')).toEqual({ lang: 'he' });
});
