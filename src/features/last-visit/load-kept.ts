'use client';

import { optionalPart } from '../../browser/optional-part.ts';

/** Loaded when a page is to be kept, as it is needed when nothing can be loaded. */
export const loadKept = optionalPart(() => import('./kept.ts'));
