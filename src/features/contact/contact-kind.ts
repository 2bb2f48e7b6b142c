import { CONTACT_KINDS, type ContactKind } from '../../contracts/contact.ts';

/** The kind that `?for=` names, where it names one. */
export const contactKindOf = (query: string): ContactKind | undefined => {
  const asked = new URLSearchParams(query).get('for');
  return CONTACT_KINDS.find((kind) => kind === asked);
};
