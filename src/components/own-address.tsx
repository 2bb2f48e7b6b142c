'use client';

import { useLayoutEffect } from 'react';
import {
  unstable_combineElements as combineElements,
  useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer,
} from 'waku/minimal/client';
import {
  unstable_encodeRoutePath as encodeRoutePath,
  unstable_ROUTE_ID as ROUTE_ID,
} from 'waku/router/client-core';

/**
 * A page that is kept for everybody says which query it was made for: the visitor's without what the page
 * does not read, in an order of its own. The router would take that for the address: it stays the visitor's.
 */
export function OwnAddress() {
  const registerEnhancer = useRegisterRscEnhancer();
  useLayoutEffect(
    () =>
      registerEnhancer((next) => async (rscPath, rscParams, options) => {
        const result = await next(rscPath, rscParams, options);
        const asked = rscParams instanceof URLSearchParams ? rscParams.get('query') : null;
        const [path] = (result.elements[ROUTE_ID] ?? []) as [path?: string, query?: string];
        // Another path is where the server led.
        if (asked === null || path === undefined || encodeRoutePath(path) !== rscPath)
          return result;
        return {
          ...result,
          elements: combineElements(result.elements, { [ROUTE_ID]: [path, asked] }),
        };
      }),
    [registerEnhancer],
  );
  return null;
}
