'use client';

import { Loading } from '../features/candidate/loading.tsx';

const nothing = () => undefined;

/** The loading and failure states. */
export const Waiting = () => (
  <>
    <Loading what="Your applications" problem="" onRetry={nothing} />
    <Loading what="Your applications" problem="The connection was lost." onRetry={nothing} />
  </>
);
