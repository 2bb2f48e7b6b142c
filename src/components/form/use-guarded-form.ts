'use client';

import { useState } from 'react';
import type * as v from 'valibot';
import { publicApi } from '../../browser/public-api.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { challengeAction } from '../../contracts/site/challenge.ts';
import type { CallOptions } from '../../lib/api/client.ts';
import { checkChallenge, takeChallenge } from './challenge.tsx';
import { checkFields, createJsonBody } from './check-fields.ts';
import { sendResult } from './send-result.ts';
import { type FormOptions, type FormRefs, useForm } from './use-form.ts';

/** A public endpoint that takes a JSON body and returns `data`. */
type GuardedCall<Data> = Endpoint<
  v.GenericSchema<unknown, { data: Data }>,
  undefined,
  v.GenericSchema
>;

/**
 * `useForm` for a public JSON endpoint. The form is validated against the endpoint's schema and, if
 * configured, protected by Turnstile.
 */
export const useGuardedForm = <Data>(
  options: Omit<FormOptions<Data>, 'check' | 'send' | 'onRefused'> & {
    readonly call: GuardedCall<Data>;
    /** The parameters in the path of `call`. */
    readonly params?: CallOptions['params'];
    readonly turnstileSiteKey: string | undefined;
    /** The site's email address, for visitors who cannot complete the challenge. */
    readonly email: string;
  },
  refs: FormRefs,
) => {
  const { call, params, turnstileSiteKey: siteKey, email } = options;
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Data>(
    {
      ...options,
      check: (data) => ({ ...checkChallenge(data, siteKey), ...checkFields(call.body, data) }),
      send: (data, { signal }) =>
        sendResult(
          publicApi(takeChallenge(data)).call(call, { params, body: createJsonBody(data), signal }),
        ),
      onRefused: () => setRefusals((count) => count + 1),
    },
    refs,
  );
  return { ...form, challenge: { siteKey, email, action: challengeAction(call), refusals } };
};
