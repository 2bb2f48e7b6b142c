import { foldText } from '../../backend/jobs/text.ts';

const MAX_LENGTH = 80;

/**
 * Turns a name into a slug: `Acme Rockets, Inc.` -> `acme-rockets-inc`. Returns '' if none of the
 * characters can be used in a URL.
 */
export const createSlug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    // By now, each run of other characters is a single hyphen.
    .replace(/^-|-$/g, '');
