'use client';

import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../../browser/toasts/toasts.ts';
import { ApiError } from '../../lib/api/api-error.ts';

const UNREACHABLE = 'We couldn’t reach our server. Check your connection and try again.';
const FAILED = 'Something went wrong on our side. Please try again.';

/**
 * Shows a toast for a failed call, except after a 401, because the session has then ended and the
 * page is about to unload.
 * @returns the toast's message, to show next to the control as well
 */
export const showFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return '';
  const shownMessage = error.body?.message ?? (error.status === 0 ? UNREACHABLE : FAILED);
  showToast('error', shownMessage, { once: true });
  return shownMessage;
};

/**
 * Loads data when the component mounts. `load` must be the same function on every render. If it
 * changes, the data is loaded again.
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
      (error) => signal.aborted || setProblem(showFailure(error)),
    );
    return () => leaving.abort();
  }, [load, tries]);

  return { data, setData, problem, retry: useCallback(() => setTries((n) => n + 1), []) };
};
