import * as endpoints from '../../../src/contracts/endpoints.ts';
import { HttpError } from '../../http-error.ts';
import { moveApplication } from '../applications/move-application.ts';
import { readPostedForm } from '../applications/read-form.ts';
import { receiveApplication } from '../applications/receive-application.ts';
import { type BackendApp, type Call, serve } from '../call.ts';
import { countTraces, eraseAddress } from '../erasures/erase-address.ts';
import { announceEvents } from '../events/record-event.ts';
import { isoDate } from '../iso-date.ts';
import { pageAround } from '../paging.ts';
import { authenticateCandidate, type CandidateCaller } from './authenticate-candidate.ts';
import { exportCandidate } from './export-candidate.ts';
import { readCandidateResume, removeKeptResume, replaceKeptResume } from './kept-resume.ts';
import { findOwnApplication, listOwnApplications } from './list-applications.ts';
import { findCandidate, reshapeCandidate, saveProfile } from './repository.ts';
import { endAllSessions, endSession, exchangeMagicLink, writeMagicLink } from './tokens.ts';

const signedIn = { authenticate: authenticateCandidate };

type SignedInCall = Pick<Call<never>, 'bindings' | 'params' | 'now'> & { caller: CandidateCaller };

const candidateOf = async ({ bindings, caller }: SignedInCall) => ({
  data: reshapeCandidate(await findCandidate(bindings.DB, caller.candidateId)),
});

const applicationOf = async ({ bindings, caller, params, now }: SignedInCall) => {
  const application = await findOwnApplication(bindings.DB, caller.email, params.id ?? '', now);
  // Somebody else's is not there either: who guesses ids learns nothing.
  if (!application) {
    throw new HttpError(404, 'not_found', 'There is no such application of yours.');
  }
  return { data: application };
};

export const addCandidateRoutes = (app: BackendApp): void => {
  addSessionRoutes(app);
  addProfileRoutes(app);

  serve(
    app,
    endpoints.applySignedIn,
    (call) =>
      receiveApplication(call, {
        email: call.caller.email,
        readKeptResume: () => readCandidateResume(call.bindings, call.caller.candidateId),
      }),
    { status: 201, ...signedIn },
  );

  serve(
    app,
    endpoints.listApplications,
    async ({ bindings, caller, query, request, now }) => {
      const { applications, total } = await listOwnApplications(
        bindings.DB,
        caller.email,
        query,
        now,
      );
      return { data: applications, ...pageAround(request.url, query, total) };
    },
    signedIn,
  );

  serve(app, endpoints.getApplication, applicationOf, signedIn);

  serve(
    app,
    endpoints.withdrawApplication,
    async (call) => {
      const { data } = await applicationOf(call);
      await moveApplication(call.bindings, data.id, 'withdrawn', 'candidate', call.now);
      return applicationOf(call);
    },
    signedIn,
  );

  serve(
    app,
    endpoints.exportCandidate,
    async ({ bindings, caller, now }) => ({
      data: await exportCandidate(bindings.DB, caller, now),
    }),
    signedIn,
  );

  serve(
    app,
    endpoints.eraseCandidate,
    async ({ bindings, caller, now }) => {
      const erased = await eraseAddress(bindings, caller.email, 'candidate', now);
      return {
        data: { applications: countTraces(erased, 'application'), files: erased.files.length },
      };
    },
    signedIn,
  );
};

const addSessionRoutes = (app: BackendApp): void => {
  serve(app, endpoints.sendMagicLink, async ({ bindings, body, now }) => {
    const requested = await writeMagicLink(bindings, body.email, now);
    if (requested) await announceEvents(bindings, [requested]);
    return { data: { sent: true } };
  });

  serve(
    app,
    endpoints.createSession,
    async ({ bindings, body, now }) => {
      const session = await exchangeMagicLink(bindings.DB, body.token, now);
      if (!session) {
        throw new HttpError(
          410,
          'link_over',
          'This sign-in link was used already, or is too old. Ask for a new one.',
        );
      }
      return { data: { ...session, expiresAt: isoDate(session.expiresAt) } };
    },
    { status: 201 },
  );

  serve(
    app,
    endpoints.endSession,
    async ({ bindings, caller }) => {
      await endSession(bindings.DB, caller.tokenHash);
      return { data: { ended: true } };
    },
    signedIn,
  );

  serve(
    app,
    endpoints.endAllSessions,
    async ({ bindings, caller }) => {
      await endAllSessions(bindings.DB, caller.email);
      return { data: { ended: true } };
    },
    signedIn,
  );
};

const addProfileRoutes = (app: BackendApp): void => {
  serve(app, endpoints.getCandidate, candidateOf, signedIn);

  serve(
    app,
    endpoints.saveCandidate,
    async (call) => {
      await saveProfile(call.bindings.DB, call.caller.candidateId, call.body, call.now);
      return candidateOf(call);
    },
    signedIn,
  );

  serve(
    app,
    endpoints.keepResume,
    async (call) => {
      const posted = await readPostedForm(call.request);
      await replaceKeptResume(call.bindings, call.caller.candidateId, posted, call.now);
      return candidateOf(call);
    },
    signedIn,
  );

  serve(
    app,
    endpoints.removeResume,
    async (call) => {
      await removeKeptResume(call.bindings, call.caller.candidateId, call.now);
      return candidateOf(call);
    },
    signedIn,
  );
};
