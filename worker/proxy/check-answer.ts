import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { UpstreamFailure } from './upstream-failure.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('invalid', 'no JSON');
  }
};

/**
 * Whether an answer has what the contract promises; what it has beside that is no fault.
 * @throws UpstreamFailure that names the fields, not what was in them: that may be personal
 */
export const checkAnswer = (text: string, { answer }: Pick<Endpoint, 'answer'>): void => {
  const { issues } = v.safeParse(answer, parse(text), { abortPipeEarly: true });
  if (!issues) return;
  const fields = issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? 'the whole');
  throw new UpstreamFailure('invalid', `not as promised: ${fields.join(', ')}`);
};

/** Where the last complete record of `{ "data": [{…}, {…` ends; 0 where none is complete. */
const endOfLastRecord = (text: string): number => {
  let depth = 0;
  let isInString = false;
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInString) {
      if (character === '\\') i++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      depth--;
      if (depth === 2) end = i + 1;
    }
  }
  return end;
};

/** Checks the records that are complete in the beginning of a list too long to hold. */
export const checkBeginning = (text: string, endpoint: Pick<Endpoint, 'answer'>): void => {
  const end = endOfLastRecord(text);
  checkAnswer(end > 0 ? `${text.slice(0, end)}]}` : text, endpoint);
};
