import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { formatRecordId, mendResponse, type Note } from './mend-response.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export const parseUpstreamJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('invalid', 'not JSON');
  }
};

/**
 * The text of an upstream's response, unchanged if it matches the contract (additional fields are
 * allowed). Any other response is mended (`mend-response.ts`) or refused.
 * @throws UpstreamFailure that lists the invalid fields but not their values, which may be
 *   personal
 */
export const checkResponse = (
  text: string,
  { answer }: Pick<Endpoint, 'answer'>,
  note: Note,
): string => {
  const value = parseUpstreamJson(text);
  if (v.is(answer, value)) return text;
  const mended = mendResponse(answer, value, note);
  if (mended) return JSON.stringify(mended);
  const { data } = (value ?? {}) as { readonly data?: unknown };
  // Validates only the first record of a list. Reporting an issue for every field of 50,000 records
  // would take more memory than a worker has.
  const sample = Array.isArray(data) ? { ...(value as object), data: data.slice(0, 1) } : value;
  const { issues = [] } = v.safeParse(answer, sample, { abortPipeEarly: true });
  const fields = issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? 'the whole response');
  throw new UpstreamFailure(
    'invalid',
    `does not match the contract: ${fields.join(', ')}${formatRecordId(data)}`,
  );
};
