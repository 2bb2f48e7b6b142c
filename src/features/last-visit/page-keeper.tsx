'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku';
import { createPageKeeper } from '../../browser/create-page-keeper.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { loadKept } from './load-kept.ts';

const keepPage = createPageKeeper({
  line: () => navigator,
  whenIdle,
  async fill(path, query, signal) {
    const { fillCaches, keptPageOf } = await loadKept();
    const page = keptPageOf(path, query);
    if (page) await fillCaches(page, signal);
  },
});

/** Keeps what each page says that is shown, for when none can be loaded. */
export const PageKeeper = () => {
  const { path, query } = useRouter();
  useEffect(() => keepPage(path, query), [path, query]);
  return null;
};
