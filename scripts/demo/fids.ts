/**
 * There are 36^8 ids. A step that is coprime to 36 visits each id once, so ids look random and
 * never repeat.
 */
const FID_SPACE = 36n ** 8n;
const STEP = 1_640_531_535_737n;
/** `STEP * STEP_INVERSE` is 1 modulo `FID_SPACE`. */
const STEP_INVERSE = 1_991_397_151_433n;
const FIRST = 1_203_948_576_281n;

/** The most jobs that a demo can have. */
export const DEMO_JOBS_MAX = 1_000_000;

/** The public id of the demo's job with this number, from 0. */
export const createFid = (index: number): string =>
  ((BigInt(index) * STEP + FIRST) % FID_SPACE).toString(36).padStart(8, '0');

/** Whether some demo has a job with this id; a random id is one of them in 1 of 2.8 million cases. */
export const isDemoFid = (fid: string): boolean => {
  if (!/^[\da-z]{8}$/.test(fid)) return false;
  const position = [...fid].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  );
  const index = ((position - FIRST + FID_SPACE) * STEP_INVERSE) % FID_SPACE;
  return index < BigInt(DEMO_JOBS_MAX);
};
