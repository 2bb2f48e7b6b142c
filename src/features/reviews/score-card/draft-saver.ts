/** The delay between the first change and the save. */
export const SAVE_AFTER_MS = 1_000;
/**
 * The minimum time between two saves. The server accepts 20 POSTs a minute per client and route
 * (decision 21), and two reviewers may share an IP address.
 */
export const SAVE_INTERVAL_MS = 8_000;

/** The delay between a failed save and its automatic retry. */
export const SAVE_RETRY_MS = 15_000;

export type SaveState =
  | { readonly kind: 'clean' }
  /** A save is in flight or scheduled, so the current input has not been saved yet. */
  | { readonly kind: 'saving' }
  /** ISO 8601 */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string }
  /**
   * Another version has been saved in the meantime. Nothing is saved until the reviewer chooses one
   * of the two versions.
   */
  | { readonly kind: 'conflict' };

export type SaveResult =
  | { readonly ok: true; readonly version: number; readonly at: string }
  | { readonly ok: false; readonly conflict: boolean; readonly message: string };

interface Options {
  /** The version that the current input is based on. */
  readonly version: number;
  /** Saves the current input. Never rejects. */
  readonly save: (version: number) => Promise<SaveResult>;
  readonly onState: (state: SaveState) => void;
}

/**
 * Saves a draft while the reviewer types. Only one save runs at a time, and each is based on the
 * version that the previous save returned. A failed save is retried automatically until it
 * succeeds, and sooner if the input changes again.
 */
export const createDraftSaver = ({ save, onState, ...options }: Options) => {
  let { version } = options;
  let unsaved = false;
  let isPaused = false;
  let failed = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;

  /**
   * Reports unsaved input as `saving`, unless a save has failed; the failure then remains reported
   * until a save succeeds.
   */
  const reportUnsaved = () => {
    if (!failed && !isPaused) onState({ kind: 'saving' });
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = () => {
    const earliest = lastStart + SAVE_INTERVAL_MS - Date.now();
    timer ??= setTimeout(run, Math.max(SAVE_AFTER_MS, earliest));
  };
  const run = () => {
    stopTimer();
    if (running || isPaused || !unsaved) return;
    unsaved = false;
    lastStart = Date.now();
    reportUnsaved();
    running = save(version).then((outcome) => {
      running = undefined;
      failed = !outcome.ok;
      if (outcome.ok) {
        version = outcome.version;
        if (!unsaved) onState({ kind: 'saved', at: outcome.at });
        else if (!isPaused) schedule();
        return;
      }
      unsaved = true;
      if (outcome.conflict) isPaused = true;
      else timer ??= setTimeout(run, SAVE_RETRY_MS);
      onState(
        outcome.conflict ? { kind: 'conflict' } : { kind: 'failed', message: outcome.message },
      );
    });
  };

  return {
    /** Called when the input changes. */
    changed() {
      if (!unsaved) reportUnsaved();
      unsaved = true;
      if (failed) stopTimer();
      if (!isPaused && !running) schedule();
    },
    /** Saves unsaved input immediately, because the page may be about to unload. */
    flush: run,
    /**
     * Stops saving and waits for the save in flight.
     * @returns the version to continue from
     */
    async hold(): Promise<number> {
      isPaused = true;
      stopTimer();
      await running;
      return version;
    },
    /** Resumes saving, based on a version that was read or written elsewhere. */
    resume(from: number = version) {
      version = from;
      isPaused = false;
      if (unsaved) schedule();
    },
    /** Marks unsaved input as handled because it has been submitted or discarded. */
    done() {
      unsaved = false;
      stopTimer();
    },
    /**
     * True if unsaved input may be lost when the page unloads, because a save at that point may
     * fail.
     */
    get isAtRisk() {
      return unsaved && (failed || isPaused || running !== undefined);
    },
  };
};
