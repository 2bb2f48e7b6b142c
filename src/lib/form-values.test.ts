import { expect, test } from 'vitest';
import { formValues } from './form-values.ts';

test('groups the values of a field in their order and leaves files out', () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('b', 'x');
  form.append('a', '2');
  form.append('file', new File(['x'], 'x.txt'));
  expect(formValues(form)).toEqual({ a: ['1', '2'], b: ['x'] });
});

test('names of Object.prototype’s properties are ordinary fields', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
  const values = formValues(names.map((name) => [name, 'x']));
  expect(values.constructor).toEqual(['x']);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});
