'use client';

import type { ReactNode } from 'react';
import { Beside } from '../../components/beside.tsx';
import { NavigationBoundary } from '../../components/navigation-boundary.tsx';
import { NavigationProgress } from '../../components/navigation-progress.tsx';
import { OwnAddress } from '../../components/own-address.tsx';
import { OwnBuild } from '../../components/own-build.tsx';
import { ScrollKeeper } from '../../components/scroll-keeper.tsx';
import { LastVisit } from '../last-visit/last-visit.tsx';
import { PageKeeper } from '../last-visit/page-keeper.tsx';

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
