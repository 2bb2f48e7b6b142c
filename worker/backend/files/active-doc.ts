import type { ActiveContent } from './active-content.ts';
import type { CompoundDirectory } from './compound-file.ts';

/**
 * MS-DOC 2.1.9 and MS-OVBA 2.2.1: the storages in which Word looks for a VBA project, and the fixed
 * names inside such a project.
 */
const VBA_NAMES = ['macros', 'vba', '_vba_project', '_vba_project_cur', 'vba_project'];
/** MS-DOC 2.1.6: the storage that contains a storage for each OLE object. */
const OBJECT_POOL = 'objectpool';
/** MS-OLEDS 2.3.6 and MS-DOC 2.1.6.1: streams that occur only in the storage of an OLE object. */
const OBJECT_STREAMS = ['\x01ole10native', '\x03objinfo', '\x03ocxname'];

/**
 * Finds macros or embedded objects in a compound file. Names are compared case-insensitively
 * (MS-CFB 2.6.4).
 */
export const findActiveCompound = ({
  streams,
  storages,
}: CompoundDirectory): ActiveContent | undefined => {
  const names = [...streams.keys(), ...storages.keys()].map((name) => name.toLowerCase());
  if (names.some((name) => VBA_NAMES.includes(name))) return 'macros';
  const pools = [...storages].filter(([name]) => name.toLowerCase() === OBJECT_POOL);
  const hasObject =
    pools.some(([, isFilled]) => isFilled) || names.some((name) => OBJECT_STREAMS.includes(name));
  return hasObject ? 'object' : undefined;
};
