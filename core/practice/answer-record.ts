import type { AnswerRecord, PracticeReference } from '../contract/practice.ts';
import { toRecord } from '../wire/given-of.ts';
import type { PracticeScreen } from './practice-screen.ts';

/** What a history of answers is about: without a type argument any, also a card. */
export type HistoryReference<Type extends PracticeReference = PracticeReference> = {
  reference_type: Type;
  reference_id: string;
};

type CheckedScreen = Extract<PracticeScreen, { kind: 'checked' }>;

/** Seconds. A longer time on one question means that the page was left open, and is cut to this. */
const maxSeconds = 86_400;

/**
 * Builds the answer record as it is sent. It is sent once at Check, and again with `secondsAfter` when
 * the student leaves the question. The second may be sent several times: its time only grows.
 */
export function answerRecord(
  checked: CheckedScreen,
  { user_id, reference, secondsAfter }: { user_id: string; reference: HistoryReference; secondsAfter?: number },
): AnswerRecord {
  return {
    id: checked.recordId,
    user_id,
    question_id: checked.questionId,
    ...reference,
    time_spent_before_answer: Math.min(maxSeconds, checked.secondsBefore),
    ...(secondsAfter !== undefined && {
      time_spent_after_answer: Math.min(maxSeconds, secondsAfter),
      view_full_explanation: checked.viewedFull,
    }),
    is_correct: checked.verdict.right,
    ...toRecord(checked.given),
  };
}
