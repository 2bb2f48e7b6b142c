import { expect, test } from 'vitest';
import { VIEW_TRANSITION } from '../../src/lib/view-transition.ts';
import { hashSource, TRANSITION_SOURCE } from './content-security-policy.ts';

test('the style that stands in every document is the one that its policy allows', async () => {
  expect(TRANSITION_SOURCE).toBe(await hashSource(VIEW_TRANSITION));
});
