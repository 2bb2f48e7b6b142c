/** A small seeded random generator, because the demo data must be the same on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in random order; all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /**
   * One item, chosen with a probability proportional to its weight. At least one weight must be
   * positive.
   */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
};

/** mulberry32 (public domain, Tommy Ettinger): 32 bits of state, good enough for prose. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }
  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('pick from an empty list');
    return items[int(0, items.length - 1)] as T;
  }
  function sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  }
  function weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return pick(items);
  }
  return { next, int, chance: (probability) => next() < probability, pick, sample, weighted };
}

/**
 * Mixes a job's number into the seed, so that each job can be generated independently of the
 * previous ones.
 */
export function deriveSeed(base: number, index: number): number {
  let hash = Math.imul(base ^ (index + 0x9e3779b9), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
