import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { deleteCompany } from '../backend/companies/delete-company.ts';
import { announceEvents } from '../backend/events/record-event.ts';
import { findSuppression } from '../backend/suppressions/suppressions.ts';
import { areEmployersAsked } from '../backend/vacancies/ask-employers.ts';
import { listContacts, removeContact, setContact } from '../backend/vacancies/contacts.ts';
import { purgeCollected, purgeNote } from '../cache/purge-pages.ts';
import { type Bindings, readVariables } from '../env.ts';
import { isoDate, isoDateOrNull } from '../http/iso-date.ts';
import { noteReading } from './note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from './register-operator-call.ts';

const PRODUCT_CALL = { isOfProduct: true };

/** The contact of an employer, or a page of all contacts, as operators see them. */
const describeContacts = async (
  bindings: Bindings,
  { company, after = '' }: { readonly company: string; readonly after?: string },
) => {
  const { contacts, next } = await listContacts(bindings.PEOPLE, { company, after });
  return {
    isOn: areEmployersAsked(readVariables(bindings)),
    contacts: await Promise.all(
      contacts.map(async ({ contactId: _, createdAt, mailedAt, ...contact }) => ({
        ...contact,
        createdAt: isoDate(createdAt),
        mailedAt: isoDateOrNull(mailedAt),
        isSuppressed: (await findSuppression(bindings, contact.email)) !== null,
      })),
    ),
    next,
  };
};

export const addCompanyRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.deleteCompany,
    async ({ bindings, context, now, ...call }) => {
      const slug = readIdParameter(call);
      const events = await deleteCompany(bindings.JOBS, slug, now);
      await removeContact(bindings.PEOPLE, slug, now);
      if (!events) return { data: { deleted: false } };
      const result = await purgeCollected(context.execution, bindings);
      await announceEvents(bindings, events);
      return { data: { deleted: true, ...purgeNote(result) } };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.listEmployerContacts,
    async ({ bindings, query, now }) => {
      const data = await describeContacts(bindings, query);
      await noteReading(bindings.PEOPLE, 'contacts.read', query.company || 'contacts', now, {
        shown: data.contacts.length,
      });
      return { data };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.setEmployerContact,
    async ({ bindings, body, now, ...call }) => {
      const { JOBS, PEOPLE } = bindings;
      const slug = readIdParameter(call);
      found(
        await JOBS.prepare('SELECT 1 FROM company WHERE slug = ?').bind(slug).first(),
        'company',
      );
      await setContact(PEOPLE, slug, body, now);
      return { data: await describeContacts(bindings, { company: slug }) };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.removeEmployerContact,
    async ({ bindings, now, ...call }) => ({
      data: { removed: await removeContact(bindings.PEOPLE, readIdParameter(call), now) },
    }),
    PRODUCT_CALL,
  );
};
