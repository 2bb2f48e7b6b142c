'use client';

import type { ReactNode } from 'react';
import { LastVisit } from '../features/last-visit/last-visit.tsx';
import { PageKeeper } from '../features/last-visit/page-keeper.tsx';
import { Beside } from './beside.tsx';
import { NavigationBoundary } from './navigation-boundary.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OwnAddress } from './own-address.tsx';
import { OwnBuild } from './own-build.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';

/** The page, and what runs beside it. One component, as each that a server names stands in every document. */
export const DocumentBody = ({ children }: { children: ReactNode }) => (
  <>
    <Beside>
      <OwnAddress />
      <OwnBuild />
      <NavigationProgress />
    </Beside>
    <NavigationBoundary kept={<LastVisit />}>{children}</NavigationBoundary>
    <Beside>
      <ScrollKeeper />
      <PageKeeper />
    </Beside>
  </>
);
