/*
 * The worker's clock, which tests can set on and let run faster: what is waited for ends sooner, in the same order.
 * Loaded before all other modules, as some of them keep the clock that they find.
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

/** @param times as fast as the real clock, from now on */
export const setSpeed = (times) => {
  from = { real: realNow(), shown: running() };
  speed = times;
};

/** @param ms that it is ahead of where it would be */
export const setAhead = (ms) => {
  aheadMs = ms;
};
