import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';

const UNREACHABLE = 'We could not reach our server. Check your connection and try again.';
const FAILED = 'Something went wrong on our side. Please try again.';

/** What to say of a call that failed; nothing where the session is over, as the page goes away. */
export const wordsFor = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return '';
  return error.body?.message ?? (error.status === 0 ? UNREACHABLE : FAILED);
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
      (error) => signal.aborted || setProblem(wordsFor(error)),
    );
    return () => leaving.abort();
  }, [load, tries]);

  return { data, setData, problem, retry: useCallback(() => setTries((n) => n + 1), []) };
};
