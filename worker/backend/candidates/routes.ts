import * as endpoints from '../../../src/contracts/endpoints.ts';
import { CACHE_CONTROL } from '../../http/headers/cache-control.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import { logError } from '../../http/log-error.ts';
import { readPostedForm } from '../applications/read-form.ts';
import { receiveApplication } from '../applications/receive-application.ts';
import { withdrawVersions } from '../applications/versions.ts';
import { type Call, type Handlers, registerHandler } from '../call.ts';
import { countTraces, eraseAddress } from '../erasures/erase-address.ts';
import { announceEvents } from '../events/record-event.ts';
import { networkHash } from '../network-hash.ts';
import { describePage } from '../paging.ts';
import { recordSecurityEvent } from '../security-events/record-security-event.ts';
import { describeBrowser } from '../sessions/describe-browser.ts';
import {
  endAllSessions,
  endSession,
  endToken,
  listSessions,
  requireFresh,
} from '../sessions/sessions.ts';
import { ensureBrowserSecret, readBrowserSecret } from '../signed-links/browser-secret.ts';
import {
  deriveCode,
  openSignInLink,
  sessionNetwork,
  writeSignInLink,
} from '../signed-links/sign-in-link.ts';
import {
  readCandidateResume,
  removeAccountResume,
  replaceAccountResume,
} from './account-resume.ts';
import { authenticateCandidate, type CandidateCaller } from './authenticate-candidate.ts';
import { exportCandidate } from './export-candidate.ts';
import { findOwnApplication, listOwnApplications } from './list-applications.ts';
import { findCandidate, reshapeCandidate, saveProfile, withSentProfile } from './repository.ts';

const signedIn = { authenticate: authenticateCandidate };

type SignedInCall = Pick<Call<never>, 'bindings' | 'params' | 'now'> & { caller: CandidateCaller };

const loadCandidate = async ({ bindings: { PEOPLE }, caller }: SignedInCall) => {
  const row = await findCandidate(PEOPLE, caller.candidateId);
  return { data: reshapeCandidate(await withSentProfile(PEOPLE, row)) };
};

const loadOwnApplication = async ({ bindings, caller, params, now }: SignedInCall) => {
  const application = await findOwnApplication(bindings, caller.email, params.id ?? '', now);
  // Another candidate's application also returns 404, so guessing ids reveals nothing.
  if (!application) {
    throw new HttpError(404, 'not_found', 'We couldn’t find this application.');
  }
  return { data: application };
};

export const addCandidateRoutes = (app: Handlers): void => {
  addSessionRoutes(app);
  addProfileRoutes(app);

  registerHandler(
    app,
    endpoints.applySignedIn,
    (call) =>
      receiveApplication(call, {
        email: call.caller.email,
        readKeptResume: () => readCandidateResume(call.bindings, call.caller.candidateId),
      }),
    { status: 201, ...signedIn },
  );

  registerHandler(
    app,
    endpoints.listApplications,
    async ({ bindings, caller, query, url, now }) => {
      const { applications, total } = await listOwnApplications(bindings, caller.email, query, now);
      return { data: applications, ...describePage(url, query, total) };
    },
    signedIn,
  );

  registerHandler(app, endpoints.getApplication, loadOwnApplication, signedIn);

  registerHandler(
    app,
    endpoints.withdrawApplication,
    async (call) => {
      const { data } = await loadOwnApplication(call);
      await withdrawVersions(call.bindings, data.id, call.now);
      return loadOwnApplication(call);
    },
    signedIn,
  );

  registerHandler(
    app,
    endpoints.exportCandidate,
    async ({ bindings, caller, now }) => {
      requireFresh(caller, now);
      return { data: await exportCandidate(bindings, caller, now) };
    },
    signedIn,
  );

  registerHandler(
    app,
    endpoints.eraseCandidate,
    async ({ bindings, caller, now }) => {
      requireFresh(caller, now);
      const erased = await eraseAddress(bindings, caller.email, 'candidate', now);
      return {
        data: { applications: countTraces(erased, 'application'), files: erased.files.length },
      };
    },
    signedIn,
  );
};

/** Emails a sign-in link, and responds with the code and the cookie for the requesting browser. */
const mailLink = async (
  {
    bindings,
    context,
    request,
    now,
  }: Pick<Call<never>, 'bindings' | 'context' | 'request' | 'now'>,
  email: string,
  network: string,
): Promise<Response> => {
  const { secret, cookie } = ensureBrowserSecret(request);
  const requester = { browserSecret: secret, network };
  const requested = await writeSignInLink(bindings, email, requester, now);
  if (requested === 'limited') await recordSecurityEvent('links_limit_reached', context);
  else if (requested) await announceEvents(bindings, [requested]);
  const data = { sent: true, code: await deriveCode(secret) };
  return Response.json(
    { data },
    { headers: { 'cache-control': CACHE_CONTROL.none, 'set-cookie': cookie } },
  );
};

const addSessionRoutes = (app: Handlers): void => {
  registerHandler(app, endpoints.sendMagicLink, async (call) =>
    mailLink(
      call,
      call.body.email,
      await networkHash(call.bindings.PEOPLE, call.request, call.now),
    ),
  );
  registerHandler(
    app,
    endpoints.sendOwnLink,
    (call) => mailLink(call, call.caller.email, sessionNetwork(call.caller.tokenHash)),
    signedIn,
  );

  registerHandler(
    app,
    endpoints.createSession,
    async ({ bindings, body, context, request, now }) => {
      const session = await openSignInLink(
        bindings.PEOPLE,
        body.token,
        { browserSecret: readBrowserSecret(request), code: body.code },
        { browser: describeBrowser(request.headers.get('user-agent')), now },
      ).catch(async (error) => {
        const isWrongCode = error instanceof HttpError && error.code === 'code_wrong';
        if (isWrongCode) await recordSecurityEvent('code_wrong', context);
        throw error;
      });
      // A client that has a session's token may end that session. If ending the old session fails,
      // the new one is not affected.
      if (body.replaces) {
        await endToken(bindings.PEOPLE, body.replaces).catch((error) =>
          logError(context.id, error),
        );
      }
      return { data: { ...session, expiresAt: isoDate(session.expiresAt) } };
    },
    { status: 201 },
  );

  registerHandler(
    app,
    endpoints.listSessions,
    async ({ bindings, caller, now }) => ({
      data: (await listSessions(bindings.PEOPLE, caller, now)).map((session) => ({
        ...session,
        createdAt: isoDate(session.createdAt),
        lastUsedAt: isoDateOrNull(session.lastUsedAt),
        expiresAt: isoDate(session.expiresAt),
      })),
    }),
    signedIn,
  );

  registerHandler(
    app,
    endpoints.endSession,
    async ({ bindings, caller, params }) => {
      const isCurrent = params.id === 'current';
      const id = isCurrent ? caller.tokenHash : (params.id ?? '');
      const isEnded = await endSession(bindings.PEOPLE, caller.email, id);
      // The current session may already have ended, which is the requested result.
      if (!isEnded && !isCurrent) {
        throw new HttpError(404, 'not_found', 'We couldn’t find this session.');
      }
      return { data: { ended: true } };
    },
    signedIn,
  );

  registerHandler(
    app,
    endpoints.endAllSessions,
    async ({ bindings, caller, now }) => {
      await endAllSessions(bindings.PEOPLE, caller.email, now);
      return { data: { ended: true } };
    },
    signedIn,
  );
};

const addProfileRoutes = (app: Handlers): void => {
  registerHandler(app, endpoints.getCandidate, loadCandidate, signedIn);

  registerHandler(
    app,
    endpoints.saveCandidate,
    async (call) => {
      await saveProfile(call.bindings.PEOPLE, call.caller.candidateId, call.body, call.now);
      return loadCandidate(call);
    },
    signedIn,
  );

  registerHandler(
    app,
    endpoints.keepResume,
    async (call) => {
      const posted = await readPostedForm(call.context);
      await replaceAccountResume(call.bindings, call.caller.candidateId, posted, call.now);
      return loadCandidate(call);
    },
    signedIn,
  );

  registerHandler(
    app,
    endpoints.removeResume,
    async (call) => {
      await removeAccountResume(call.bindings, call.caller.candidateId, call.now);
      return loadCandidate(call);
    },
    signedIn,
  );
};
