import * as v from 'valibot';
import {
  ApplicationFormSchema,
  ApplicationReceiptSchema,
  CandidateApplicationSchema,
} from '../application.ts';
import {
  CandidateExportSchema,
  CandidateProfileSchema,
  CandidateSchema,
  CandidateSessionSchema,
  ListedSessionSchema,
  MagicLinkFormSchema,
  MagicLinkReceiptSchema,
  SessionFormSchema,
} from '../candidate.ts';
import { createDataSchema, createPageSchema, PagingQuerySchema } from '../wire.ts';
import { del, get, post } from './endpoint.ts';

/**
 * Calls for signed-in candidates (docs/specification.md, row 7.8). This project chose the paths
 * (decision 20).
 */

const candidate = { auth: 'candidate' } as const;

export const sendMagicLink = post(
  'candidate/magic-links',
  createDataSchema(MagicLinkReceiptSchema),
  {
    summary: 'Email a sign-in link; the response is the same for every address',
    body: MagicLinkFormSchema,
    challenge: true,
  },
);
export const sendOwnLink = post(
  'candidate/sign-in-again',
  createDataSchema(MagicLinkReceiptSchema),
  {
    summary:
      'Email a new sign-in link to the signed-in candidate, for calls that require a recent sign-in',
    ...candidate,
  },
);
export const createSession = post('candidate/sessions', createDataSchema(CandidateSessionSchema), {
  summary: 'Exchange the token of a sign-in link for a bearer token',
  body: SessionFormSchema,
});
export const listSessions = get(
  'candidate/sessions',
  createDataSchema(v.array(ListedSessionSchema)),
  {
    summary: "The candidate's sessions",
    ...candidate,
  },
);
export const endSession = del(
  'candidate/sessions/{id}',
  createDataSchema(v.object({ ended: v.boolean() })),
  {
    summary: 'Sign out of one session; `current` is the session of the call',
    ...candidate,
  },
);
export const endAllSessions = del(
  'candidate/sessions',
  createDataSchema(v.object({ ended: v.boolean() })),
  {
    summary: 'Sign out everywhere; emailed sign-in links stop working too',
    ...candidate,
  },
);
export const getCandidate = get('candidate/profile', createDataSchema(CandidateSchema), {
  summary: 'The details and resume saved for the next application',
  ...candidate,
});
export const saveCandidate = post('candidate/profile', createDataSchema(CandidateSchema), {
  summary: 'Save details for the next application',
  body: CandidateProfileSchema,
  ...candidate,
});
export const keepResume = post('candidate/resume', createDataSchema(CandidateSchema), {
  summary: 'Save a resume for the next application, replacing the previous one',
  form: v.object({}),
  file: 'resume',
  ...candidate,
});
export const removeResume = del('candidate/resume', createDataSchema(CandidateSchema), {
  summary: 'Delete the stored resume',
  ...candidate,
});
export const applySignedIn = post(
  'candidate/jobs/{id}/apply',
  createDataSchema(ApplicationReceiptSchema),
  {
    summary: 'Apply as the signed-in candidate; `useKeptResume` attaches the saved resume',
    form: v.object({ ...ApplicationFormSchema.entries, useKeptResume: v.optional(v.string()) }),
    file: 'resume',
    ...candidate,
  },
);
export const listApplications = get(
  'candidate/applications',
  createPageSchema(CandidateApplicationSchema),
  {
    summary: "The candidate's applications, newest first",
    query: PagingQuerySchema,
    ...candidate,
  },
);
export const getApplication = get(
  'candidate/applications/{id}',
  createDataSchema(CandidateApplicationSchema),
  { summary: "One of the candidate's applications", ...candidate },
);
export const withdrawApplication = post(
  'candidate/applications/{id}/withdraw',
  createDataSchema(CandidateApplicationSchema),
  { summary: 'Withdraw an application', ...candidate },
);
export const exportCandidate = get('candidate/export', createDataSchema(CandidateExportSchema), {
  summary: 'Everything stored about the candidate; requires a recent sign-in',
  ...candidate,
});
export const eraseCandidate = del(
  'candidate/account',
  createDataSchema(v.object({ applications: v.number(), files: v.number() })),
  {
    summary: 'Erase everything stored about the candidate; requires a recent sign-in',
    ...candidate,
  },
);
