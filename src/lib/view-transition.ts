/**
 * From one page of ours to the next, where motion is welcome. It stands in each document: in a stylesheet it may be
 * known too late, and then the browser logs an error in place of the transition.
 */
export const VIEW_TRANSITION =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
