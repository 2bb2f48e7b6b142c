import { expect, test } from 'vitest';
import { nestFields } from './nest-fields.ts';

test('dots create objects, and numbers create lists in numeric order', () => {
  expect(
    nestFields({
      comment: ['Good.'],
      'attributes.1.name': ['Skills'],
      'attributes.0.name': ['Experience'],
      'attributes.0.rating': ['4'],
      'links.linkedin': ['a'],
    }),
  ).toEqual({
    comment: 'Good.',
    attributes: [{ name: 'Experience', rating: '4' }, { name: 'Skills' }],
    links: { linkedin: 'a' },
  });
});

test('the last value of a repeated field wins', () => {
  expect(nestFields({ a: ['1', '2'], 'b.c': ['1'], b: ['2'] })).toEqual({ a: '2', b: '2' });
});

test('a malicious field name cannot change anything outside the body', () => {
  const body = nestFields({ '__proto__.polluted': ['1'], 'constructor.prototype.x': ['1'] });
  expect(Object.keys(body)).toEqual(['__proto__', 'constructor']);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('field names that are nested too deeply are dropped, even those with thousands of levels', () => {
  expect(nestFields({ 'a.b.c': ['1'], 'a.b.c.d': ['2'], ['x.'.repeat(50_000)]: ['3'] })).toEqual({
    a: { b: { c: '1' } },
  });
});
