import { expect, test } from 'vitest';
import { createCalendar } from './create-calendar.ts';

const NOW = Date.parse('2026-11-27T12:00:00.500Z');
const SITE = { host: 'jobs.example', now: NOW };
const NURSE = {
  fid: 'a1',
  title: 'Nurse',
  employer: 'Care',
  url: 'https://jobs.example/care/a1/nurse',
  validThrough: '2026-12-31T23:59:59Z',
};

test('writes an all-day event on a job’s last day, which takes no time in the calendar', () => {
  expect(createCalendar([NURSE], SITE).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//jobs.example//Saved jobs//EN',
    'BEGIN:VEVENT',
    'UID:a1@jobs.example',
    'DTSTAMP:20261127T120000Z',
    'DTSTART;VALUE=DATE:20261231',
    'SUMMARY:Last day to apply: Nurse\\, Care',
    'URL:https://jobs.example/care/a1/nurse',
    'DESCRIPTION:https://jobs.example/care/a1/nurse',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a title can neither add a line nor end its property', () => {
  const text = createCalendar([{ ...NURSE, title: 'A;B\\C\r\nATTACH:x' }], SITE);
  expect(text).toContain('SUMMARY:Last day to apply: A\\;B\\\\C\\nATTACH:x\\, Care\r\n');
  expect(text).not.toMatch(/^ATTACH/m);
});

test('folds lines at 75 octets without cutting a character', () => {
  const title = '🌱ß'.repeat(60);
  const text = createCalendar([{ ...NURSE, title }], SITE);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.replaceAll('\r\n ', '')).toContain(`Last day to apply: ${title}\\, Care\r\n`);
});
