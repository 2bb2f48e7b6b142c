'use client';

import { useEffect, useLayoutEffect } from 'react';
import { useRouter } from 'waku';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
import {
  unstable_decodeRoutePath as decodeRoutePath,
  unstable_parseRoute as parseRoute,
  useRouterCache_UNSTABLE as useRouterCache,
} from 'waku/router/client-core';
import { ownBuild } from '../browser/own-build.ts';
import type { SiteHref } from '../lib/routes.ts';

/** Ties the router to `ownBuild`: all its requests pass there, and preloads come from there. */
export const OwnBuild = () => {
  const registerEnhancer = useRegisterRscEnhancer();
  const cache = useRouterCache();
  const { path, query, prefetch } = useRouter();

  useLayoutEffect(
    () =>
      // Around those that read a payload: what is not to be read passes none of them.
      registerEnhancer(
        (next) => (rscPath, rscParams, request) => {
          if (request.type !== 'rsc') return next(rscPath, rscParams, request);
          const url = new URL(decodeRoutePath(rscPath), window.location.origin);
          if (rscParams instanceof URLSearchParams) url.search = rscParams.get('query') ?? '';
          return ownBuild.send(request, url, (sent) => next(rscPath, rscParams, sent));
        },
        1,
      ),
    [registerEnhancer],
  );

  useEffect(() => {
    ownBuild.use({
      preload: async (url) => {
        prefetch((url.pathname + url.search) as SiteHref);
        await cache.getPrefetch(parseRoute(url))?.promise;
      },
      forgetPreloads: cache.clearCaches,
    });
  }, [prefetch, cache]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown.
  useEffect(() => ownBuild.landed(), [path, query]);

  return null;
};
