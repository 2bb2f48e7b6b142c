import { BROWSER_FAULTS } from './browser-faults.ts';
import { EDGE_FAULTS } from './edge-faults.ts';
import type { Fault } from './fault.ts';
import { PEOPLE_FAULTS } from './people-faults.ts';
import { RECORD_FAULTS } from './record-faults.ts';
import { SERVICE_FAULTS } from './service-faults.ts';

/** All deliberate faults. Each must make the suite fail. New features add their own faults. */
export const FAULTS: readonly Fault[] = [
  ...EDGE_FAULTS,
  ...PEOPLE_FAULTS,
  ...RECORD_FAULTS,
  ...SERVICE_FAULTS,
  ...BROWSER_FAULTS,
];
