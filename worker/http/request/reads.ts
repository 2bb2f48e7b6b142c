/** A counter that rises, or a text that no other state of the record has. */
export type Version = number | string;

/**
 * What a response is made of: each record, list and table that was read for it, with its version.
 */
export interface Reads {
  /**
   * Of a counter that is read twice the lower value counts, so that a change in between is noticed.
   */
  add(name: string, version: Version): void;
  addEach(versions: ReadonlyMap<string, Version>): void;
  /** Something was read that has no version here, such as an outside service's response. */
  addUnversioned(): void;
  /** Unix milliseconds: from then on the response is another, though nothing changes. */
  holdUntil(time: number): void;
  /**
   * Adds what another one collected. Nothing collected means that nothing is known of its versions.
   */
  addAll(others: Reads): void;
  /** By name; undefined where something was read that has no version. */
  versions(): ReadonlyMap<string, Version> | undefined;
  holdsUntil(): number;
}

/** Collects what is read for one response, while it is read. */
export const createReads = (): Reads => {
  const known = new Map<string, Version>();
  let isUnversioned = false;
  let holdsUntil = Number.POSITIVE_INFINITY;
  const reads: Reads = {
    add(name, version) {
      const before = known.get(name);
      if (before === undefined || before === version) known.set(name, version);
      else if (typeof before === 'number' && typeof version === 'number') {
        known.set(name, Math.min(before, version));
      } else isUnversioned = true;
    },
    addEach(versions) {
      for (const [name, version] of versions) reads.add(name, version);
    },
    addUnversioned() {
      isUnversioned = true;
    },
    addAll(others) {
      const versions = others.versions();
      if (!versions || versions.size === 0) isUnversioned = true;
      if (versions) reads.addEach(versions);
      reads.holdUntil(others.holdsUntil());
    },
    holdUntil(time) {
      holdsUntil = Math.min(holdsUntil, time);
    },
    holdsUntil: () => holdsUntil,
    versions: () => (isUnversioned ? undefined : known),
  };
  return reads;
};
