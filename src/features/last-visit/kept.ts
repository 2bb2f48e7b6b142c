'use client';

/** What keeps pages, and what shows those that are kept: no use without each other, so they come together. */
export { fillCaches } from '../../browser/cache-filler.ts';
export { keptPageOf } from '../../browser/kept-page.ts';
export { LastVisitList } from './last-visit-list.tsx';
