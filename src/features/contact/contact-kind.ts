import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_KINDS, keysOf } from '../../contracts/enums.ts';
import { queryRecord } from '../../lib/query.ts';

/** The kind that `?for=` names, where it names one. */
export const contactKindOf = (query: string): ContactKind | undefined => {
  const asked = queryRecord(query).for;
  return keysOf(CONTACT_KINDS).find((kind) => kind === asked);
};
