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

const formOf = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('gives back what was typed, several values included', () => {
  const storage = memory();
  createDraft(() => storage, 'draft:a').save(
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
  draft.save(
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
  const [a, b] = ['draft:a', 'draft:b'].map((key) => createDraft(() => storage, key));
  a?.save(formOf(['firstName', 'Ada']));
  b?.save(formOf(['firstName', 'Mary']));
  a?.clear();
  expect(a?.load()).toBeUndefined();
  expect(b?.load()).toEqual({ firstName: ['Mary'] });
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
    draft.save(formOf(['firstName', 'Ada']));
    expect(draft.load()).toBeUndefined();
    draft.clear();
  }
});
