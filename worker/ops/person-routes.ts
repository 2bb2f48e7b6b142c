import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { countTraces, eraseAddress, findTraces } from '../backend/erasures/erase-address.ts';
import { type Bindings, readVariables } from '../env.ts';
import { noteReading } from './note-reading.ts';
import { registerOperatorCall } from './register-operator-call.ts';

/** Lists the data that an erasure leaves behind, and what the operator can do about it. */
const notesOn = async (bindings: Bindings, email: string): Promise<string[]> => {
  const { API_BASE, CONTRACTOR_API_BASE } = readVariables(bindings);
  const elsewhere = Object.entries({ API_BASE, CONTRACTOR_API_BASE }).flatMap(([name, base]) =>
    base ? [name] : [],
  );
  const reviewer = await bindings.PEOPLE.prepare('SELECT id FROM reviewer WHERE email = ?')
    .bind(email)
    .first<{ id: string }>();
  return [
    ...(elsewhere.length > 0
      ? [
          `Records stored by the external service in ${elsewhere.join(' and ')} are not erased. Erase them there.`,
        ]
      : []),
    ...(reviewer
      ? [
          `The email address also belongs to reviewer ${reviewer.id}, who is not erased: other candidates’ applications refer to the reviewer’s links and reviews.`,
        ]
      : []),
  ];
};

/**
 * Lets operators erase a candidate's data on request, just as candidates can erase their own data
 * in their account.
 */
export const addPersonRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.erasePerson, async ({ bindings, body, now }) => {
    const { email, dryRun } = body;
    const notes = await notesOn(bindings, email);
    if (!dryRun) {
      const traces = await eraseAddress(bindings, email, 'operator', now);
      return { data: { ...traces, erased: true, notes } };
    }
    const { addressHash, ...traces } = await findTraces(bindings, email, now);
    await noteReading(bindings.PEOPLE, 'candidate.erasure_listed', addressHash, now, {
      applications: countTraces(traces, 'application'),
    });
    return { data: { ...traces, erased: false, notes } };
  });
};
