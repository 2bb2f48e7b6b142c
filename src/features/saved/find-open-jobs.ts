'use client';

import { publicApi } from '../../browser/public-api.ts';
import { searchJobs } from '../../contracts/endpoints/product.ts';
import { MAX_PER_PAGE } from '../../contracts/query-names.ts';

/**
 * The jobs among these that are still open, by fid, with the last day to apply if there is one. The
 * job search finds no others.
 */
export const findOpenJobs = async (
  fids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, { readonly validThrough: string | null }>> => {
  const { data } = await publicApi().call(searchJobs, {
    query: { fid: fids.join(','), perPage: String(MAX_PER_PAGE) },
    signal,
  });
  return new Map(data.map((job) => [job.fid, job]));
};
