import { expect, test } from 'vitest';
import { EMPLOYERS } from '../../../scripts/demo/companies.ts';
import { contentSource } from '../../content/content-source.ts';
import { type ContentRecord, readContent } from '../../content/read-content.ts';
import type { Bindings } from '../../env.ts';
import { DEMO_EMPLOYERS } from './demo-marks.ts';
import { findDemoContent } from './find-demo-content.ts';

const readBuiltIn = () => readContent(contentSource({} as Bindings));
const findWhere = (records: readonly ContentRecord[], name: string) =>
  findDemoContent(records).find((one) => one.name === name)?.where ?? [];

test('knows every employer of the demo', () => {
  expect([...DEMO_EMPLOYERS].sort()).toEqual(EMPLOYERS.map(({ slug }) => slug).sort());
});

test('finds the built-in testimonials, staff, logos, legal pages, addresses and site name', async () => {
  const records = await readBuiltIn();
  const ids = (type: string) => records.filter((one) => one.type === type).map(({ id }) => id);
  const found = (name: string) => findWhere(records, name).map((where) => where.split(' ')[1]);
  expect(found('demo-testimonials').sort()).toEqual(ids('testimonial').sort());
  expect(found('demo-people')).toEqual(expect.arrayContaining(ids('author')));
  expect(found('demo-logos').sort()).toEqual(
    ids('asset')
      .filter((id) => id.startsWith('logo-'))
      .sort(),
  );
  expect(findWhere(records, 'legal-pages')).toEqual([
    'prose privacy-text on /privacy',
    'prose terms-text on /terms',
  ]);
  expect(findWhere(records, 'example-addresses')).toContain('siteSettings site on every page');
  expect(findWhere(records, 'site-name')).toHaveLength(10);
});

test('finds every page of the built-in space that promises a price', async () => {
  const records = await readBuiltIn();
  const priced = records.filter(
    ({ type, fields }) => type !== 'blogPost' && /€\d/.test(JSON.stringify(fields)),
  );
  const found = findWhere(records, 'demo-prices').join('\n');
  expect(priced.map(({ id }) => id).filter((id) => !found.includes(` ${id} `))).toEqual([]);
});

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const record = (type: string, id: string, fields: object): ContentRecord => ({
  type,
  id,
  fields: { ...fields },
});

test('lists the pages that show a record, not those that only link to such a page', () => {
  const records = [
    record('page', 'about', { path: '/about', sections: [link('team')] }),
    record('page', 'jobs', { path: '/jobs', sections: [link('more')] }),
    record('callToAction', 'more', { target: link('about') }),
    record('prose', 'team', { text: 'Katrin Vos', nested: { deep: [link('said')] } }),
    record('testimonial', 'said', { name: 'Beat Zollinger' }),
    record('testimonial', 'unused', { name: 'Daniel Osei' }),
  ];
  expect(findDemoContent(records)).toEqual([
    { name: 'demo-testimonials', where: ['testimonial said on /about'] },
    { name: 'demo-people', where: ['prose team on /about'] },
  ]);
});

test('finds nothing in content without texts of the demo', () => {
  const site = record('siteSettings', 'site', { name: 'Acme Jobs', email: 'jobs@acme.com' });
  expect(findDemoContent([site])).toEqual([]);
});
