import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FONT_SCRIPT, FONT_SCRIPT_HASH } from './font-script.ts';

test('the content security policy contains the script’s hash', () => {
  const hash = createHash('sha256').update(FONT_SCRIPT).digest('base64');
  expect(FONT_SCRIPT_HASH).toBe(`'sha256-${hash}'`);
});
