import { expect, test } from 'vitest';
import { escapeFlight, faultOfFlight, unescapeFlight } from './flight-block.ts';

test.each([
  ['</script><script>alert(1)</script>'],
  ['</SCRIPT >'],
  ['<!-- <script> -->'],
  ['<ScRiPt src=//evil.example>'],
  ['~1/script> ~0~ ~~1'],
  ['a\r\nb\rc\0d\u2028e'],
  ['<p title="a < b">1 <2</p>'],
])('%j comes out as it went in, and holds nothing that a parser acts on', (hostile) => {
  const text = escapeFlight(hostile);

  expect(unescapeFlight(text)).toBe(hostile);
  expect(text).not.toMatch(/<\/?script|<!--|\r|\0/i);
});

test.each([
  ['a part that broke', '1:"a"\n:HL["x"]\n3:E{"digest":""}\n', 'broken'],
  ['a part that was ended on purpose', '3:E{"digest":"404"}\n4:{}\n', 'ended'],
  ['one of each', '3:E{"digest":"404"}\n4:E{"digest":""}\n', 'broken'],
  ['a text that looks like it', '1:T11,3:E{"digest":""}\n2:{}\n', undefined],
  ['the same, and then a part that broke', '1:T11,3:E{"digest":""}\n2:E{"digest":""}\n', 'broken'],
  ['nothing', '', undefined],
  ['no payload', 'x', undefined],
])('%s is told from the payload', (_, flight, fault) => {
  expect(faultOfFlight(new TextEncoder().encode(flight))).toBe(fault);
});
