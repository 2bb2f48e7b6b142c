/*
 * The worker's clock, which tests can set forward and speed up, so that waits end sooner but in the
 * same order. Loaded before all other modules, because some of them store the clock functions.
 */
const realNow = Date.now;
const realSetTimeout = globalThis.setTimeout;
const realTimeout = AbortSignal.timeout;

let speed = 1;
let aheadMs = 0;
let from = { real: realNow(), shown: realNow() };

const running = () => from.shown + (realNow() - from.real) * speed;

Date.now = () => Math.round(running()) + aheadMs;
globalThis.setTimeout = (run, ms, ...args) => realSetTimeout(run, (ms ?? 0) / speed, ...args);
AbortSignal.timeout = (ms) => realTimeout.call(AbortSignal, Math.ceil(ms / speed));

/** @param times speed relative to the real clock, from now on */
export const setSpeed = (times) => {
  from = { real: realNow(), shown: running() };
  speed = times;
};

/** @param ms how far the clock is ahead of the real one */
export const setAhead = (ms) => {
  aheadMs = ms;
};
