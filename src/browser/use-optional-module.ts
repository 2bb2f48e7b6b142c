import { useEffect, useState } from 'react';

/**
 * Loads a module that a component can do without. Returns undefined until the module has loaded, or
 * if it fails to load. `load` must be the same function on every render, and undefined while the
 * module is not needed.
 */
export const useOptionalModule = <Part>(
  load: (() => Promise<Part>) | undefined,
): Part | undefined => {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isUnmounted = false;
    load?.().then(
      (loaded) => isUnmounted || setPart(() => loaded),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return load && part;
};
