'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku';
import { createPageKeeper } from '../../browser/create-page-keeper.ts';
import { optionalPart } from '../../browser/optional-part.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { loadLastVisit } from './load-last-visit.ts';

const loadFiller = optionalPart(() => import('../../browser/cache-filler.ts'));

const keepPage = createPageKeeper({
  line: () => navigator,
  whenIdle,
  async fill(page, signal) {
    const { fillCaches } = await loadFiller();
    if (await fillCaches(page, signal)) await loadLastVisit();
  },
});

/** Keeps what each page says that is shown, for when none can be loaded. */
export const PageKeeper = () => {
  const { path, query } = useRouter();
  useEffect(() => keepPage(path, query), [path, query]);
  return null;
};
