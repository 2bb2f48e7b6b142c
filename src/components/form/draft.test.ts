import { expect, test } from 'vitest';
import { createDraft } from './draft.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** Saves a draft of the given form data, as if the form had no other fields. */
const save = (
  draft: ReturnType<typeof createDraft>,
  form: FormData,
  defaults?: Record<string, string>,
) => draft.save(form, form.keys(), defaults);

const createForm = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('restores the saved values, including repeated ones', () => {
  const storage = memory();
  save(
    createDraft(() => storage, 'draft:a'),
    createForm(['firstName', 'Ada'], ['answers.x', 'one'], ['answers.x', 'two'], ['phone', '']),
  );
  expect(createDraft(() => storage, 'draft:a').load()).toEqual({
    firstName: ['Ada'],
    'answers.x': ['one', 'two'],
  });
});

test('does not store consent, files or hidden fields', () => {
  const storage = memory();
  const draft = createDraft(() => storage, 'draft:a');
  save(
    draft,
    createForm(
      ['firstName', 'Ada'],
      ['consent', 'true'],
      ['resume', new File(['x'], 'cv.pdf')],
      ['answers.file', new File(['x'], 'work.pdf')],
      ['resumeToken', 'token'],
      ['keepResume', 'true'],
      ['source', 'newsletter'],
      ['referralId', 'friend'],
      ['fax-number', '1'],
    ),
  );
  expect(draft.load()).toEqual({ firstName: ['Ada'] });
});

test('each key has its own draft, and clearing one draft does not affect the others', () => {
  const storage = memory();
  const a = createDraft(() => storage, 'draft:a');
  const b = createDraft(() => storage, 'draft:b');
  save(a, createForm(['firstName', 'Ada']));
  save(b, createForm(['firstName', 'Mary']));
  a.clear();
  expect(a.load()).toBeUndefined();
  expect(b.load()).toEqual({ firstName: ['Mary'] });
});

test('a field with its default value is not saved in a draft, but a cleared field is', () => {
  const storage = memory();
  const profile = createDraft(() => storage, 'draft:a');
  save(profile, createForm(['firstName', 'Ada'], ['phone', '']), { firstName: 'Ada', phone: '1' });
  expect(profile.load()).toEqual({ phone: [''] });
});

test('forms that share a draft keep each other’s fields, and store renamed fields separately', () => {
  const storage = memory();
  const one = createDraft(() => storage, 'draft:a', { service: 'one.service' });
  const other = createDraft(() => storage, 'draft:a', { service: 'other.service' });
  save(one, createForm(['name', 'Ada'], ['company', 'Analytical'], ['service', 'x']));
  save(other, createForm(['name', 'Ada Byron'], ['service', '']));
  expect(other.load()).not.toHaveProperty('service');
  expect(one.load()).toMatchObject({
    name: ['Ada Byron'],
    company: ['Analytical'],
    service: ['x'],
  });
  // An unchecked checkbox is missing from the form data, but it is still one of the form's fields.
  one.save(createForm(['name', 'Ada']), ['name', 'company', 'service']);
  expect(one.load()).toEqual({ name: ['Ada'] });
});

test.each(['', '{', 'null', '5', '"x"', '{"firstName":"Ada"}'])(
  'ignores an invalid stored draft: %j',
  (text) => {
    const storage = memory();
    storage.items.set('draft:a', text);
    expect(createDraft(() => storage, 'draft:a').load() ?? {}).toEqual({});
  },
);

test('errors from full or blocked storage are ignored', () => {
  const full = {
    ...memory(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const blocked = (): Storage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const storage of [() => full, blocked]) {
    const draft = createDraft(storage, 'draft:a');
    save(draft, createForm(['firstName', 'Ada']));
    expect(draft.load()).toBeUndefined();
    draft.clear();
  }
});
