import { expect, test } from 'vitest';
import { createDemoData } from '../../../../../scripts/demo/demo-data.ts';
import { splitSearchWords } from '../query/split-search-words.ts';
import { findWork } from './find-work.ts';
import { allGroups, lexicon } from './known-groups.ts';
import { readGroups } from './read-occupations.ts';

const groups = allGroups();
const ids = new Set(groups.map(({ id }) => id));

test('each group is defined once and has at least one name', () => {
  expect(ids.size).toBe(groups.length);
  expect(groups.filter(({ names }) => names.length === 0)).toEqual([]);
});

test('no two groups share a name', () => {
  const owners = new Map<string, Set<string>>();
  for (const { id, names } of groups) {
    for (const name of names) {
      const key = splitSearchWords(name).join(' ');
      owners.set(key, (owners.get(key) ?? new Set()).add(id));
    }
  }
  const shared = [...owners].filter(([, of]) => of.size > 1);
  expect(shared.map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
});

test('every name contains at least one word', () => {
  const unreadable = groups.flatMap(({ names }) =>
    names.filter((name) => splitSearchWords(name).length === 0),
  );
  expect(unreadable).toEqual([]);
});

test('groups refer only to groups that exist', () => {
  const named = groups.flatMap(({ id, kindOf, close }) =>
    [...kindOf, ...close].filter((other) => !ids.has(other)).map((other) => `${id}: ${other}`),
  );
  expect(named).toEqual([]);
});

test('every job title in the demo data names an occupation or skill', () => {
  const { jobs } = createDemoData({ now: new Date('2026-11-20T00:00:00Z'), jobs: 600 });
  const titles = [...new Set([...jobs].map(({ title }) => title))];
  const unknown = titles.filter(
    (title) => findWork(lexicon(), splitSearchWords(title)).length === 0,
  );
  expect(unknown).toEqual([]);
});

test('a line that is neither a group nor a list of names throws an error', () => {
  expect(() => readGroups('nurse\n  en: nurse\nno group: of names')).toThrow(
    /Not a group of names/,
  );
});
