import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_KINDS, keysOf } from '../../contracts/enums.ts';
import { queryRecord } from '../../lib/query.ts';

/** Parses the contact kind from the parameter `for`; undefined if it is missing or unknown. */
export const parseContactKind = (query: string): ContactKind | undefined => {
  const asked = queryRecord(query).for;
  return keysOf(CONTACT_KINDS).find((kind) => kind === asked);
};
