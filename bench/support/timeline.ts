/** The successive states of something that changes during a measurement. */
export interface Timeline<T> {
  last(): T;
  /** Records that the state becomes `to` at some point while `work` runs. */
  change(to: T, work: () => Promise<void>): Promise<void>;
  /** All states that may have been true at some point between two times. */
  during(from: number, until: number): readonly T[];
}

export const createTimeline = <T>(first: T, now: () => number): Timeline<T> => {
  /** Each state was true from `begun` at the earliest until `ended` at the latest. */
  const states = [{ is: first, begun: Number.NEGATIVE_INFINITY, ended: Number.POSITIVE_INFINITY }];
  const latest = () => states.at(-1) as (typeof states)[number];
  return {
    last: () => latest().is,
    async change(to, work) {
      const before = latest();
      states.push({ is: to, begun: now(), ended: Number.POSITIVE_INFINITY });
      await work();
      before.ended = now();
    },
    during: (from, until) =>
      states.filter(({ begun, ended }) => begun <= until && ended >= from).map(({ is }) => is),
  };
};
