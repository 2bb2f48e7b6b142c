import { compareStarts, prepareBare, prepareCold } from '../figures/cold-start.ts';
import { prepareBuild } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import type { Start } from '../support/standalone-worker.ts';

const ROUNDS = 11;

/** Startup may take at most 5% longer than on the other commit. */
const GOAL = 1.05;

const getCpuMs = ({ cpuMs }: Start): number => cpuMs;

/**
 * Compares the CPU time from process start to the first rendered page, and to the first page served
 * from the cache.
 */
export const start = async (ours: string, theirs: string): Promise<Finding[]> => {
  const builds = { ours: prepareBuild(ours), theirs: prepareBuild(theirs) };
  const sites = {
    ours: await prepareCold(builds.ours.config, builds.ours.persistTo),
    theirs: await prepareCold(builds.theirs.config, builds.theirs.persistTo),
  };
  const bare = await prepareBare(builds.ours.config);
  const findings: Finding[] = [];
  for (const [moment, name] of [
    ['page', 'the first /jobs'],
    ['hit', 'the first page from the cache'],
  ] as const) {
    const starts = await interleave(
      {
        ours: sites.ours.measure[moment],
        theirs: sites.theirs.measure[moment],
        bare: bare.measure,
      },
      ROUNDS,
    );
    const ratio = medianRatio(starts.ours, starts.theirs, getCpuMs);
    const ms = (side: readonly Start[]) => median(side.map(getCpuMs)).toFixed(0);
    findings.push(
      {
        name: `processor time from start to ${name}`,
        figure: `${ratio.toFixed(2)} (${ms(starts.ours)} and ${ms(starts.theirs)} ms)`,
        goal: `at most ${GOAL}`,
        isMet: ratio <= GOAL,
      },
      ...(['ours', 'theirs'] as const).map((side) => ({
        name: `  relative to a bare worker, ${side}`,
        figure: compareStarts(starts[side], starts.bare).figure,
        goal: 'none',
        isMet: true,
      })),
    );
  }
  sites.ours.stop();
  sites.theirs.stop();
  bare.stop();
  return findings;
};
