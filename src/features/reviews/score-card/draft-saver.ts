/** How long after the first change a draft is saved, and how long after that at the earliest again. */
export const SAVE_AFTER_MS = 1_000;
// A client may post 20 times a minute to a route (DESIGN 4), and a second reviewer may sit next door.
export const SAVE_INTERVAL_MS = 8_000;

/** How long after a save that failed it is tried again by itself. */
export const SAVE_RETRY_MS = 15_000;

export type SaveState =
  | { readonly kind: 'clean' }
  /** Under way, or about to be: what is on screen is not safe yet. */
  | { readonly kind: 'saving' }
  /** ISO 8601 */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody saved another version meanwhile: nothing is saved until it is decided which holds. */
  | { readonly kind: 'conflict' };

export type SaveOutcome =
  | { readonly ok: true; readonly version: number; readonly at: string }
  | { readonly ok: false; readonly conflict: boolean; readonly message: string };

interface Options {
  /** The version that what is on screen was made from. */
  readonly version: number;
  /** Saves what is on screen now. Never rejects. */
  readonly save: (version: number) => Promise<SaveOutcome>;
  readonly onState: (state: SaveState) => void;
}

/**
 * Saves a draft while it is typed: one save at a time, each made from the version of the one before.
 * What fails is tried again with the next change, and by itself until it goes through.
 */
export const createDraftSaver = ({ save, onState, ...options }: Options) => {
  let { version } = options;
  let unsaved = false;
  let held = false;
  let failed = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;

  /** A failure stays on screen until a save goes through. */
  const sayUnsaved = () => {
    if (!failed && !held) onState({ kind: 'saving' });
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
    if (running || held || !unsaved) return;
    unsaved = false;
    lastStart = Date.now();
    sayUnsaved();
    running = save(version).then((outcome) => {
      running = undefined;
      failed = !outcome.ok;
      if (outcome.ok) {
        version = outcome.version;
        if (!unsaved) onState({ kind: 'saved', at: outcome.at });
        else if (!held) schedule();
        return;
      }
      unsaved = true;
      if (outcome.conflict) held = true;
      else timer ??= setTimeout(run, SAVE_RETRY_MS);
      onState(
        outcome.conflict ? { kind: 'conflict' } : { kind: 'failed', message: outcome.message },
      );
    });
  };

  return {
    /** Something was typed. */
    changed() {
      if (!unsaved) sayUnsaved();
      unsaved = true;
      if (failed) stopTimer();
      if (!held && !running) schedule();
    },
    /** Saves at once what is not saved: the page may be about to go. */
    flush: run,
    /** Stops saving, and waits for the save under way. @returns the version to go on from */
    async hold(): Promise<number> {
      held = true;
      stopTimer();
      await running;
      return version;
    },
    /** Goes on saving, from a version that was read or written otherwise. */
    resume(from: number = version) {
      version = from;
      held = false;
      if (unsaved) schedule();
    },
    /** Handed in, or given up: there is nothing left to save. */
    done() {
      unsaved = false;
      stopTimer();
    },
    /** Something typed may be lost if the page goes now: leaving it may not save it. */
    get isAtRisk() {
      return unsaved && (failed || held || running !== undefined);
    },
  };
};
