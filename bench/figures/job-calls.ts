import { readFileSync } from 'node:fs';
import { DATABASE_ID } from '../../tests/support/database.ts';
import { type DirectWorker, startBuiltSite } from '../../tests/support/direct-worker.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { fetchComplete } from '../support/demo-site.ts';
import { jobDatabase } from '../support/job-database.ts';
import { type Load, measureLoad } from '../support/load.ts';
import { listOwnWorkerds } from '../support/workerd.ts';

const SIZES = [1_000, 10_000, 100_000] as const;
/**
 * The cost counts as flat if it grows by at most this factor with 100 times as many jobs. The
 * factor allows for machine noise.
 */
const FLAT = 1.5;
const MANY_REQUESTS = 50_000;
const MEMORY_GROWTH = 1.5;

/**
 * Resident memory, in bytes, of the workerd processes that this process started. Undefined if the
 * system has no `/proc`.
 */
const residentBytes = (): number | undefined => {
  const pages = listOwnWorkerds().map((pid) =>
    Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]),
  );
  return pages.length > 0 ? pages.reduce((sum, some) => sum + some) * 4_096 : undefined;
};

const describeLoads = (loads: readonly Load[]): string => {
  const computeMedian = (figure: (load: Load) => number) => Math.round(median(loads.map(figure)));
  return `${computeMedian((l) => l.perSecond)} per second, p50 ${computeMedian((l) => l.p50)}, p99 ${computeMedian((l) => l.p99)} ms`;
};

/**
 * Measures `misc/jobs` and `misc/jobs/{id}` with a growing number of jobs, and the memory used
 * after many requests.
 */
export const jobCalls = async (config: string): Promise<Finding[]> => {
  const sites: DirectWorker[] = [];
  try {
    const urls: Record<string, string[]> = { 'misc/jobs': [], 'misc/jobs/{id}': [] };
    for (const size of SIZES) {
      const persistTo = await jobDatabase(size, Date.now());
      const site = await startBuiltSite({
        config,
        persistTo,
        databaseId: DATABASE_ID,
        hasFiles: false,
      });
      sites.push(site);
      const list = `${site.url}/misc/jobs`;
      const { data } = (await (await fetchComplete(list)).json()) as { data: { fid: string }[] };
      urls['misc/jobs']?.push(list);
      urls['misc/jobs/{id}']?.push(`${list}/${data[0]?.fid}`);
    }
    const findings: Finding[] = [];
    for (const [call, [few = '', some = '', many = '']] of Object.entries(urls)) {
      const loads = await interleave({
        few: () => measureLoad(few),
        some: () => measureLoad(some),
        many: () => measureLoad(many),
      });
      for (const [name, size] of [
        ['few', SIZES[0]],
        ['some', SIZES[1]],
        ['many', SIZES[2]],
      ] as const) {
        const cost = medianRatio(loads.few, loads[name], ({ perSecond }) => perSecond);
        findings.push({
          name: `${call} at ${size} jobs`,
          figure: `${describeLoads(loads[name])}: ${cost.toFixed(2)}`,
          goal: `at most ${FLAT} times the first`,
          isMet: cost <= FLAT,
        });
      }
    }
    const before = residentBytes();
    const list = urls['misc/jobs']?.[0] ?? '';
    await measureLoad(list, { requests: MANY_REQUESTS });
    const after = residentBytes();
    if (before && after) {
      const mb = (bytes: number) => Math.round(bytes / 1_048_576);
      findings.push({
        name: `memory after ${MANY_REQUESTS} requests`,
        figure: `${mb(before)} to ${mb(after)} MB`,
        goal: `at most ${MEMORY_GROWTH} times the first value`,
        isMet: after <= before * MEMORY_GROWTH,
      });
    }
    return findings;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
};
