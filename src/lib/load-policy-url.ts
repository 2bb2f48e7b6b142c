import * as v from 'valibot';
import { getAppSettings } from '../contracts/endpoints/product.ts';
import { orUnavailable } from './api/or-unavailable.ts';
import { serverApi } from './api/server.ts';
import { HrefSchema } from './content/reshape-entry.ts';

/** The URL of the privacy policy that applies to form data; undefined if none is configured. */
export const loadPolicyUrl = async (): Promise<string | undefined> => {
  const settings = await orUnavailable(serverApi().call(getAppSettings));
  const policyUrl = settings?.data.consent.policyUrl;
  return v.is(HrefSchema, policyUrl) ? policyUrl : undefined;
};
