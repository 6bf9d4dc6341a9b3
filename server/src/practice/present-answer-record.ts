import type { PracticeProgress } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import { toRecord } from '@fourfold/core/wire/given-of';
import type { AnsweredRecord } from './append-events.ts';

/** Converts a stored answer record to the reply, with the progress after it. */
export function presentAnswerRecord(
  answer: Omit<AnsweredRecord, 'question_revision' | 'day'>,
  progress: PracticeProgress,
): Reply<'POST /user_questions/save_user_questions_progress'> {
  return {
    id: answer.record_id,
    user_id: progress.user_id,
    question_id: answer.question_id,
    reference_type: progress.reference_type,
    reference_id: progress.reference_id,
    time_spent_before_answer: answer.time_spent_before_answer,
    time_spent_after_answer: answer.time_spent_after_answer,
    is_correct: answer.is_correct,
    ...toRecord(answer.given),
    view_full_explanation: answer.view_full_explanation,
    progress,
  };
}
