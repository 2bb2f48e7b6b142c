import { foldText } from '../../backend/jobs/text.ts';

const MAX_LENGTH = 80;

/** `Acme Rockets, Inc.` -> `acme-rockets-inc`; '' if no character of it can be in a URL. */
export const createSlug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    // Each run became one hyphen.
    .replace(/^-|-$/g, '');
