import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_KINDS, listKeys } from '../../contracts/enums.ts';
import { queryRecord } from '../../lib/query.ts';

/**
 * Parses the kind of contact from the `for` parameter. Returns undefined if the kind is missing or
 * unknown.
 */
export const parseContactKind = (query: string): ContactKind | undefined => {
  const requested = queryRecord(query).for;
  return listKeys(CONTACT_KINDS).find((kind) => kind === requested);
};
