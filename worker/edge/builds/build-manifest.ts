import type { BuildManifest } from '../../../src/contracts/build.ts';
import { PAGE_RULES } from '../page-rules.ts';

/** What is told of a build: the table of pages, and which of them are files of it. */
export const buildManifest = ({
  id,
  timestamp,
  prerendered,
}: Omit<BuildManifest, 'rules'>): BuildManifest => ({
  id,
  timestamp,
  rules: PAGE_RULES.map(({ route, lifetime }) => ({
    pattern: route,
    render: prerendered.includes(route) ? 'static' : 'dynamic',
    cache: lifetime ?? null,
  })),
  prerendered,
});
