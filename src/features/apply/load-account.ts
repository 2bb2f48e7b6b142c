'use client';

import { candidateApi } from '../../browser/session/candidate-api.ts';
import type { Candidate } from '../../contracts/candidate.ts';
import { getCandidate } from '../../contracts/endpoints/candidates.ts';

/**
 * Loads the signed-in candidate's account.
 * @throws ApiError if it cannot be read
 */
export const loadAccount = async (signal: AbortSignal): Promise<Candidate> =>
  (await candidateApi().call(getCandidate, { signal })).data;
