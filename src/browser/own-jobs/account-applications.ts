import { listApplications } from '../../contracts/endpoints/candidates.ts';
import { MAX_PER_PAGE } from '../../contracts/query-names.ts';
import { candidateApi } from '../session/candidate-api.ts';

/**
 * When the signed-in candidate applied for which job, in Unix milliseconds by fid, from their
 * account. Undefined for a withdrawn application, whatever this browser knows of it.
 */
export const loadAccountApplications = async (): Promise<
  ReadonlyMap<string, number | undefined>
> => {
  const { data } = await candidateApi().call(listApplications, {
    query: { perPage: String(MAX_PER_PAGE) },
  });
  // The newest application comes first, and counts.
  return new Map(
    data.toReversed().map(({ jobFid, status, statusAt }) => {
      const at = status === 'withdrawn' ? undefined : statusAt.submitted;
      return [jobFid, at === undefined ? undefined : Date.parse(at)];
    }),
  );
};
