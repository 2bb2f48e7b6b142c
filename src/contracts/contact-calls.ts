import type { ContactKind } from './contact.ts';
import { contactCandidate, contactCompany, requestGhostwriting } from './endpoints/contractor.ts';
import { contactEmployer } from './endpoints/product.ts';

export const CONTACT_CALLS = {
  employer: contactEmployer,
  candidate: contactCandidate,
  company: contactCompany,
  ghostwriting: requestGhostwriting,
} as const satisfies Record<ContactKind, unknown>;
