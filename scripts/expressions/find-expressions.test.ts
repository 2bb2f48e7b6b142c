import { expect, test } from 'vitest';
import { findExpressions } from './find-expressions.ts';

test('finds regular expressions, lines that create them at run time, and calls to normalize', () => {
  const code = `
    // /comment/
    const a: RegExp = /a+/gu, b = 'x' / 2 / 3;
    const c = <T,>(text: T) => \`\${String(text).replace(/[/]b/, '')}\`;
    const d = new RegExp('d');
    const e = globalThis.RegExp('e');
    const f = 'f'.normalize('NFC') + d?.source?.normalize();
  `;
  expect(findExpressions(code, false)).toEqual({
    expressions: [
      { source: 'a+', flags: 'gu' },
      { source: '[/]b', flags: '' },
    ],
    made: [5, 6],
    normalized: [7, 7],
  });
  expect(findExpressions('const a = <p>{/x/.test("")}</p>;', true).expressions).toHaveLength(1);
});
