import { expect, test, vi } from 'vitest';
import { JOBS } from '../../src/routes/site-routes.ts';
import { createContext } from '../../tests/support/request-context.ts';
import type { PagesEntrypoint } from '../http/request/request-context.ts';
import { withoutVersion } from './cache-wire.ts';
import { selectPageCache } from './page-cache.ts';
import type { PageView } from './page-view.ts';

vi.mock('./page-memory.ts', () => ({ pageMemory: {} }));

test.each(['/jobs?q=x', '//_payload.json', '//evil.example/_payload.json', '/RSC/R/_root.txt'])(
  'requests the page for %j at the site’s own URL',
  async (key) => {
    const requestedUrls: string[] = [];
    const pages = {
      fetch: async ({ url }: Request) => {
        requestedUrls.push(url);
        return new Response('');
      },
    } as PagesEntrypoint;
    const execution = { waitUntil: () => undefined, cache: {}, exports: { Pages: pages } };
    const bindings = { SITE_URL: 'https://site.example' };
    const request = new Request('https://other.example/');
    const view: PageView = { route: JOBS, key };
    await selectPageCache(execution).fetch(view, createContext(request, bindings, execution));
    const [address = ''] = requestedUrls;
    expect(withoutVersion(new Request(address)).url).toBe(`https://site.example${key}`);
    expect(new URL(address).search).toMatch(/[?&]__version=[\w-]{16}$/);
  },
);
