import { expect, test, vi } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { respondWithPage } from './respond-with-page.ts';

// Redirects that editors configure are tested alongside their own module.
vi.mock('../../src/lib/content/redirects.ts', () => ({
  findRedirect: async (_: unknown, { pathname }: URL) =>
    pathname === '/moved' ? { location: '/jobs', status: 308 } : undefined,
}));

const BINDINGS = { SITE_URL: 'https://site.example' };

test('cancels the body of a page that is replaced by a redirect', async () => {
  const ended: string[] = [];
  for (const path of ['/moved', '/absent']) {
    const body = new ReadableStream({ cancel: () => void ended.push(path) });
    const request = new Request(`https://site.example${path}`, { headers: { accept: '*/*' } });
    const context = createContext(request, BINDINGS);
    const response = await respondWithPage({ status: 404, headers: new Headers(), body }, context);
    expect([path, response.status]).toEqual([path, path === '/moved' ? 308 : 404]);
  }
  expect(ended).toEqual(['/moved']);
});
