import { expect, test } from 'vitest';
import { findPayloadFault } from './payload-fault.ts';

test.each([
  ['a part that broke', '1:"a"\n:HL["x"]\n3:E{"digest":""}\n', 'broken'],
  ['a part that was ended on purpose', '3:E{"digest":"404"}\n4:{}\n', 'ended'],
  ['one of each', '3:E{"digest":"404"}\n4:E{"digest":""}\n', 'broken'],
  ['a text that looks like it', '1:T11,3:E{"digest":""}\n2:{}\n', undefined],
  ['the same, and then a part that broke', '1:T11,3:E{"digest":""}\n2:E{"digest":""}\n', 'broken'],
  ['nothing', '', undefined],
  ['no payload', 'x', undefined],
])('finds the fault in a payload: %s', (_, flight, fault) => {
  expect(findPayloadFault(new TextEncoder().encode(flight))).toBe(fault);
});
