import type { AnswerRecord, PracticeReference } from '../contract/practice.ts';
import type { PracticeScreen } from './practice-screen.ts';

/** What a history is about: one sequence or one problem set. */
export type Reference = { reference_type: PracticeReference; reference_id: string };

type Checked = Extract<PracticeScreen, { at: 'checked' }>;

/** The longest time that is recorded of one look at a question, in seconds: longer is a page that was forgotten. */
const longest = 86_400;

/**
 * The answer as it is sent. The first half goes at Check; the second half is the same record with `secondsAfter`,
 * and may go several times, because it only grows.
 */
export function answerRecord(
  checked: Checked,
  { user_id, reference, secondsAfter }: { user_id: string; reference: Reference; secondsAfter?: number },
): AnswerRecord {
  const { given } = checked;
  return {
    id: checked.recordId,
    user_id,
    question_id: checked.questionId,
    ...reference,
    time_spent_before_answer: Math.min(longest, checked.secondsBefore),
    ...(secondsAfter !== undefined && {
      time_spent_after_answer: Math.min(longest, secondsAfter),
      view_full_explanation: checked.viewedFull,
    }),
    is_correct: checked.verdict.right,
    given_answer_ids: given.kind === 'choice' ? [...given.answerIds] : [],
    given_free_response_answer: given.kind === 'typed' ? given.text : '',
  };
}
