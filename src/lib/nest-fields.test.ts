import { expect, test } from 'vitest';
import { nestFields } from './nest-fields.ts';

test('dots make objects, numbers make lists in their order', () => {
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

test('of a field that came twice the last value stands', () => {
  expect(nestFields({ a: ['1', '2'], 'b.c': ['1'], b: ['2'] })).toEqual({ a: '2', b: '2' });
});

test('a hostile name changes nothing but the body', () => {
  const body = nestFields({ '__proto__.polluted': ['1'], 'constructor.prototype.x': ['1'] });
  expect(Object.keys(body)).toEqual(['__proto__', 'constructor']);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('a name deeper than any form of ours is left out, however deep', () => {
  expect(nestFields({ 'a.b.c': ['1'], 'a.b.c.d': ['2'], ['x.'.repeat(50_000)]: ['3'] })).toEqual({
    a: { b: { c: '1' } },
  });
});
