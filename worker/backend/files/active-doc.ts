import type { ActiveContent } from './active-content.ts';
import type { CompoundDirectory } from './compound-file.ts';

/** MS-DOC 2.1.9 and MS-OVBA 2.2.1: where Word looks for a project, whose own parts have fixed names. */
const VBA_NAMES = ['macros', 'vba', '_vba_project', '_vba_project_cur', 'vba_project'];
/** MS-DOC 2.1.6: holds a storage for each OLE object. */
const OBJECT_POOL = 'objectpool';
/** MS-OLEDS 2.3.6 and MS-DOC 2.1.6.1: they are in such a storage and in no other. */
const OBJECT_STREAMS = ['\x01ole10native', '\x03objinfo', '\x03ocxname'];

/** What a compound file would run, or holds of other programs. Names differ by case (MS-CFB 2.6.4). */
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
