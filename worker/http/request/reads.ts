/**
 * A record's version: an increasing counter, or a string that is unique to one state of the record.
 */
export type Version = number | string;

/** The dependencies of a response: every record, list and table that was read, with its version. */
export interface Reads {
  /**
   * If a counter is read twice, the lower value is used, so that a change between the reads is
   * noticed.
   */
  add(name: string, version: Version): void;
  addEach(versions: ReadonlyMap<string, Version>): void;
  /** Records that something without a version was read, such as an external service's response. */
  addUnversioned(): void;
  /**
   * Records a time, in Unix milliseconds, after which the response would differ even if no record
   * changes.
   */
  holdUntil(time: number): void;
  /**
   * Adds the reads from another collector. If that collector is empty, its versions are considered
   * unknown.
   */
  addAll(others: Reads): void;
  /** Versions by name; undefined if something without a version was read. */
  versions(): ReadonlyMap<string, Version> | undefined;
  holdsUntil(): number;
}

/** Collects the reads for one response as they happen. */
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
