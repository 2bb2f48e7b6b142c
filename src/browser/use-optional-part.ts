import { useEffect, useState } from 'react';

/**
 * A part that the page does without until it is there, and where it does not come. `load` must be the same
 * function at each render; undefined while it is not needed.
 */
export const useOptionalPart = <Part>(
  load: (() => Promise<Part>) | undefined,
): Part | undefined => {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isGone = false;
    load?.().then(
      (loaded) => isGone || setPart(() => loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return load && part;
};
