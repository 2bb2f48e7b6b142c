import { expect, test } from 'vitest';
import { escapeFlight, unescapeFlight } from './flight-block.ts';

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
