import { renderToStaticMarkup } from 'react-dom/server.edge';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type JobSearchMeta, JobSearchQuerySchema } from '../../contracts/job.ts';
import { queryRecord } from '../../lib/query.ts';
import { PlaceNotes } from './place-notes.tsx';

type Place = JobSearchMeta['places'][number];

const notes = (search: string, place: Partial<Place>, total = 3) =>
  renderToStaticMarkup(
    <PlaceNotes
      query={v.parse(JobSearchQuerySchema, queryRecord(search))}
      meta={{
        total,
        understood: [],
        places: [{ asked: '', label: '', corrected: false, others: [], nearbyKm: null, ...place }],
      }}
    />,
  ).replaceAll(/<\/?(?:p|span)[^>]*>/g, '');

const FRANKFURT = { asked: 'Frankfurt', label: 'Frankfurt am Main, Hesse, Germany' };
const ODER = { value: 'Frankfurt (Oder)', label: 'Frankfurt (Oder), Brandenburg, Germany' };

test('an unambiguous place needs no note', () => {
  expect(notes('location=Frankfurt', FRANKFURT)).toBe('');
});

test('lists other places with the same name as links, up to the limit', () => {
  expect(notes('q=nurse&location=Frankfurt&page=2', { ...FRANKFURT, others: [ODER] })).toBe(
    'Frankfurt am Main, Hesse, Germany. Did you mean ' +
      '<a href="/jobs?q=nurse&amp;location=Frankfurt+%28Oder%29">Frankfurt (Oder), Brandenburg, Germany</a>?',
  );
  const many = Array.from({ length: 9 }, (_, i) => ({ value: `S${i}`, label: `Springfield ${i}` }));
  expect(notes('location=Springfield', { asked: 'Springfield', others: many })).toMatch(
    /0<\/a> or <a [^>]+>Springfield 1<\/a> or <a [^>]+>Springfield 2<\/a>\?$/,
  );
});

test('shows the corrected place and the visitor’s own spelling, escaped', () => {
  const shefield = { label: 'Sheffield, England, United Kingdom', corrected: true };
  expect(notes('location=Shefield', { ...shefield, asked: 'Shefield' }).trim()).toBe(
    'Showing jobs in Sheffield, England, United Kingdom. We couldn’t find “Shefield”.',
  );
  expect(notes('location=x', { ...shefield, asked: '<b>' }, 0).trim()).toBe(
    'We searched in Sheffield, England, United Kingdom. We couldn’t find “&lt;b&gt;”.',
  );
});

test('states that the results are from nearby places, but only if there are results', () => {
  const brighton = { asked: 'Brighton', label: 'Brighton, England', nearbyKm: 25 };
  expect(notes('location=Brighton', brighton).trim()).toBe(
    'No jobs in Brighton itself; these are within 25 km.',
  );
  expect(notes('location=Brighton', brighton, 0)).toBe('');
});
