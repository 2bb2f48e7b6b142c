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

/** All names of a form whose boxes are ticked. */
const save = (
  draft: ReturnType<typeof createDraft>,
  form: FormData,
  defaults?: Record<string, string>,
) => draft.save(form, form.keys(), defaults);

const formOf = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('gives back what was typed, several values included', () => {
  const storage = memory();
  save(
    createDraft(() => storage, 'draft:a'),
    formOf(['firstName', 'Ada'], ['answers.x', 'one'], ['answers.x', 'two'], ['phone', '']),
  );
  expect(createDraft(() => storage, 'draft:a').load()).toEqual({
    firstName: ['Ada'],
    'answers.x': ['one', 'two'],
  });
});

test('keeps neither consent, nor file, nor what the visitor never sees', () => {
  const storage = memory();
  const draft = createDraft(() => storage, 'draft:a');
  save(
    draft,
    formOf(
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

test('each job has its own, and a sent one is gone', () => {
  const storage = memory();
  const a = createDraft(() => storage, 'draft:a');
  const b = createDraft(() => storage, 'draft:b');
  save(a, formOf(['firstName', 'Ada']));
  save(b, formOf(['firstName', 'Mary']));
  a.clear();
  expect(a.load()).toBeUndefined();
  expect(b.load()).toEqual({ firstName: ['Mary'] });
});

test('what the form itself put into its fields is no draft; what was taken out of them is', () => {
  const storage = memory();
  const profile = createDraft(() => storage, 'draft:a');
  save(profile, formOf(['firstName', 'Ada'], ['phone', '']), { firstName: 'Ada', phone: '1' });
  expect(profile.load()).toEqual({ phone: [''] });
});

test('forms that share a draft leave what the others hold, each with fields of its own', () => {
  const storage = memory();
  const one = createDraft(() => storage, 'draft:a', { service: 'one.service' });
  const other = createDraft(() => storage, 'draft:a', { service: 'other.service' });
  save(one, formOf(['name', 'Ada'], ['company', 'Analytical'], ['service', 'x']));
  save(other, formOf(['name', 'Ada Byron'], ['service', '']));
  expect(other.load()).not.toHaveProperty('service');
  expect(one.load()).toMatchObject({
    name: ['Ada Byron'],
    company: ['Analytical'],
    service: ['x'],
  });
  // A box that is not ticked is of the form all the same.
  one.save(formOf(['name', 'Ada']), ['name', 'company', 'service']);
  expect(one.load()).toEqual({ name: ['Ada'] });
});

test.each(['', '{', 'null', '5', '"x"', '{"firstName":"Ada"}'])(
  'whatever else lies in the storage is no draft: %j',
  (text) => {
    const storage = memory();
    storage.items.set('draft:a', text);
    expect(createDraft(() => storage, 'draft:a').load() ?? {}).toEqual({});
  },
);

test('a storage that is full or blocked changes nothing', () => {
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
    save(draft, formOf(['firstName', 'Ada']));
    expect(draft.load()).toBeUndefined();
    draft.clear();
  }
});
