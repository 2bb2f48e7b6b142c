'use client';

import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../../browser/toasts/toasts.ts';
import { ApiError } from '../../lib/api/api-error.ts';

const UNREACHABLE = 'We could not reach our server. Check your connection and try again.';
const FAILED = 'Something went wrong on our side. Please try again.';

/**
 * Says in a toast that a call failed; nothing where the session is over, as the page goes away.
 * @returns the same words, for the place on the page where it was asked for
 */
export const tellFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return '';
  const words = error.body?.message ?? (error.status === 0 ? UNREACHABLE : FAILED);
  showToast('error', words, { once: true });
  return words;
};

/**
 * Loads something once the component is there. `load` must be the same function at each render, or
 * it loads anew.
 */
export const useLoaded = <Data>(load: (signal: AbortSignal) => Promise<Data>) => {
  const [data, setData] = useState<Data>();
  const [problem, setProblem] = useState('');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is what loads again.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setProblem('');
    load(signal).then(
      (loaded) => signal.aborted || setData(() => loaded),
      (error) => signal.aborted || setProblem(tellFailure(error)),
    );
    return () => leaving.abort();
  }, [load, tries]);

  return { data, setData, problem, retry: useCallback(() => setTries((n) => n + 1), []) };
};
