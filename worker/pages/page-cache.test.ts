import { expect, test, vi } from 'vitest';
import { JOBS } from '../../src/routes/site-routes.ts';
import type { Bindings } from '../env.ts';
import type { Pages } from './entrypoint.ts';
import { pageCacheOf } from './page-cache.ts';
import type { PageView } from './page-view.ts';

vi.mock('./page-memory.ts', () => ({ pageMemory: {} }));

test.each(['/jobs?q=x', '//_payload.json', '//evil.example/_payload.json', '/RSC/R/_root.txt'])(
  'the page of %j is made at the site’s own address',
  async (key) => {
    const asked: string[] = [];
    const pages = {
      fetch: async ({ url }: Request) => {
        asked.push(url);
        return new Response('');
      },
    } as unknown as Pages;
    const context = { waitUntil: () => undefined, cache: {}, exports: { Pages: pages } };
    const bindings = { SITE_URL: 'https://site.example' } as unknown as Bindings;
    const view: PageView = { route: JOBS, key };
    await pageCacheOf(context, bindings).fetch(view, { requestId: 'r1', address: null });
    expect(asked).toEqual([`https://site.example${key}`]);
  },
);
