import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTACT_CALLS } from '../../contracts/contact-calls.ts';
import { CONTACT_KINDS, listKeys } from '../../contracts/enums.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';

test.each(listKeys(CONTACT_KINDS))(
  'the error for a missing message uses the field’s label: %s',
  (kind) => {
    const { issues = [] } = v.safeParse(CONTACT_CALLS[kind].body, {});
    const [said] = v.flatten(issues as [v.BaseIssue<unknown>]).nested?.message ?? [];
    expect(String(said).toLowerCase()).toContain(CONTACT_TEXTS[kind].message[0].toLowerCase());
  },
);
