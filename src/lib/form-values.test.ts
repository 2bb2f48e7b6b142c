import { expect, test } from 'vitest';
import { formValues } from './form-values.ts';

test('groups a field’s values in the order received and omits files', () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('b', 'x');
  form.append('a', '2');
  form.append('file', new File(['x'], 'x.txt'));
  expect(formValues(form)).toEqual({ a: ['1', '2'], b: ['x'] });
});

test('fields named like properties of Object.prototype are ordinary fields', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
  const values = formValues(names.map((name) => [name, 'x']));
  expect(values.constructor).toEqual(['x']);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});
