import { vi } from 'vitest';

/** Import it first: the router's own needs React's server condition. */
vi.mock('waku/router/server', async () => {
  const { unstable_createCustomError: errorOf } = await import('waku/minimal/server');
  return {
    unstable_notFound: () => {
      throw errorOf('Not Found', { status: 404 });
    },
    unstable_redirect: (location: string, status: number) => {
      throw errorOf('Redirect', { status, location });
    },
  };
});
