import type { FirstAnswer } from '../contracts/company.ts';
import { describeFirstAnswer, FIRST_ANSWER_BASIS } from '../lib/words/first-answer.ts';

/** How long applicants of an employer wait for a first answer, and what that was measured over. */
export const FirstAnswerNote = ({ firstAnswer }: { firstAnswer: FirstAnswer }) => (
  <>
    {describeFirstAnswer(firstAnswer)} <br />
    <small>{FIRST_ANSWER_BASIS}</small>
  </>
);
