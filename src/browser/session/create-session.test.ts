import { expect, test } from 'vitest';
import { createSession } from './create-session.ts';
import { SIGNED_OUT_KEY } from './show-signed-out.ts';

// docs/specification.md: 4.1

const LATER = new Date(1000).toISOString();

const createStorage = (items: Map<string, string>) => ({
  get length() {
    return items.size;
  },
  key: (index: number) => [...items.keys()][index] ?? null,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  clear: () => items.clear(),
});

const sessionWith = (items = new Map<string, string>(), tab = new Map<string, string>()) => {
  const seen = { left: 0, now: 0, otherTab: (_key: string | null) => {} };
  const session = createSession({
    storage: () => createStorage(items),
    tabStorage: () => createStorage(tab),
    leave: () => {
      seen.left++;
    },
    now: () => seen.now,
    onOtherTab: (changed) => {
      seen.otherTab = changed;
      return () => {
        seen.otherTab = () => {};
      };
    },
  });
  return { session, items, tab, seen };
};

// docs/specification.md: 6.2
test('stores the token under the key given in the specification', () => {
  const { session, items } = sessionWith();
  expect(session.token()).toBeNull();
  expect(session.start({ token: 'abc', expiresAt: LATER })).toBe(true);
  expect(items.get('token')).toBe('abc');
  expect(session.token()).toBe('abc');
});

test('accepts a token stored by other code', () => {
  expect(sessionWith(new Map([['token', 'abc']])).session.token()).toBe('abc');
});

test('does not use an expired token', () => {
  const { session, seen } = sessionWith();
  session.start({ token: 'abc', expiresAt: LATER });
  seen.now = 1000;
  expect(session.token()).toBeNull();
});

test('signing out removes only the session and resume URLs; a 401 clears local storage and navigates to the root', () => {
  const { session, items, seen } = sessionWith(
    new Map([
      ['Jobs', '[]'],
      ['resume_urls', '[]'],
    ]),
  );
  session.start({ token: 'abc', expiresAt: LATER });
  session.end();
  expect([...items.keys()]).toEqual(['Jobs']);
  expect(seen.left).toBe(0);
  session.start({ token: 'abc', expiresAt: LATER });
  session.expire();
  expect([...items.keys()]).toEqual([]);
  expect(seen.left).toBe(1);
});

test('signing out removes drafts; a 401 keeps them and stores a message for the next page', () => {
  const drafts = (): [string, string][] => [
    ['draft:a', '{}'],
    ['other', ''],
    ['draft:b', '{}'],
  ];
  const left = sessionWith(new Map(), new Map(drafts()));
  left.session.end();
  expect([...left.tab.keys()]).toEqual(['other']);
  const ended = sessionWith(new Map(), new Map(drafts()));
  ended.session.expire();
  expect([...ended.tab.keys()]).toEqual(['draft:a', 'other', 'draft:b', SIGNED_OUT_KEY]);
});

test('signing out in another tab removes this tab’s drafts; a 401 in another tab keeps them', () => {
  const { session, items, tab, seen } = sessionWith(
    new Map([['token', 'abc']]),
    new Map([['draft:a', '{}']]),
  );
  session.subscribe(() => undefined);
  seen.otherTab('token');
  expect([...tab.keys()]).toEqual(['draft:a']);
  items.clear();
  seen.otherTab(null);
  expect([...tab.keys()]).toEqual(['draft:a']);
  seen.otherTab('token');
  expect([...tab.keys()]).toEqual([]);
});

test('notifies listeners of every session change in this tab, and of token changes in other tabs', () => {
  const { session, seen } = sessionWith();
  let notified = 0;
  const stop = session.subscribe(() => {
    notified++;
  });
  session.start({ token: 'abc', expiresAt: LATER });
  session.end();
  expect(notified).toBe(2);
  seen.otherTab('Jobs');
  expect(notified).toBe(2);
  seen.otherTab('token');
  seen.otherTab(null);
  expect(notified).toBe(4);
  stop();
  session.end();
  seen.otherTab(null);
  expect(notified).toBe(4);
});

test('has no session if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const session = createSession({
    storage: blocked,
    tabStorage: blocked,
    leave: () => {},
    now: () => 0,
    onOtherTab: () => () => {},
  });
  expect(session.start({ token: 'abc', expiresAt: LATER })).toBe(false);
  expect(session.token()).toBeNull();
  session.end();
  session.expire();
});
