import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { mendAnswer, type Note, ofRecord } from './mend-answer.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export const parseUpstreamJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('invalid', 'no JSON');
  }
};

/**
 * The text of an answer, as it came where it has what the contract promises; what it has beside that is
 * no fault. What of it is not as promised is mended (`mend-answer.ts`), or the answer refused.
 * @throws UpstreamFailure that names the fields, not what was in them: that may be personal
 */
export const checkAnswer = (
  text: string,
  { answer }: Pick<Endpoint, 'answer'>,
  note: Note,
): string => {
  const value = parseUpstreamJson(text);
  if (v.is(answer, value)) return text;
  const mended = mendAnswer(answer, value, note);
  if (mended) return JSON.stringify(mended);
  const { data } = (value ?? {}) as { readonly data?: unknown };
  // Of a list its first record: an issue for each field of 50,000 takes more memory than a worker has.
  const sample = Array.isArray(data) ? { ...(value as object), data: data.slice(0, 1) } : value;
  const { issues = [] } = v.safeParse(answer, sample, { abortPipeEarly: true });
  const fields = issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? 'the whole');
  throw new UpstreamFailure('invalid', `not as promised: ${fields.join(', ')}${ofRecord(data)}`);
};
