'use client';

import { optionalPart } from '../../browser/optional-part.ts';

/** Loaded when a page is kept, as it is needed when nothing can be loaded. */
export const loadLastVisit = optionalPart(() => import('./last-visit-list.tsx'));
