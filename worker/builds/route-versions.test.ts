import { expect, test, vi } from 'vitest';
import { writeVersions } from '../../scripts/build/route-versions.ts';

test('each route has the version that the build wrote for it', async () => {
  const versions = { '/jobs': '-a_1', '/{page}': 'b2', '/og/jobs/{fid}.png': 'c3' };
  vi.stubEnv('ROLECALL_ROUTE_VERSIONS', writeVersions(versions));
  const { routeVersion } = await import('./route-versions.ts');
  vi.unstubAllEnvs();
  for (const [path, version] of Object.entries(versions)) {
    expect(routeVersion({ path })).toBe(version);
  }
});

test('without a build, all routes have the same version', async () => {
  vi.resetModules();
  const { routeVersion } = await import('./route-versions.ts');
  expect(routeVersion({ path: '/jobs' })).toBe('dev');
});
