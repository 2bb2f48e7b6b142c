/*
 * What a purge announces: versions that a page made after it must have read at least. They are an
 * entry of the same cache that pages are in, which each purge deletes, and which is made anew of the
 * primary database (decision 82).
 */

/** In front of `Pages` alone: no route of the site. */
export const ANNOUNCED_PATH = '/__versions';
export const ANNOUNCED_TAG = 'versions';
/** It is deleted by purges. */
export const ANNOUNCED_CACHE_CONTROL = 'public, max-age=86400';
