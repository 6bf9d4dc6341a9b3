import { examFamilies } from '@fourfold/core/exams/families';
import type { GivenEntry } from '@fourfold/core/tests/entry';
import type { JudgedEntry } from '@fourfold/core/tests/judge-section';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { HeldAttempt } from './hold-attempt.ts';
import { variantOf } from './test-section.ts';

export type Answered = { record_id: string; entry: GivenEntry; judged: JudgedEntry; seconds: number };

/** The longest time that a record says, in seconds: longer is a page that was forgotten. */
const longest = 86_400;

/**
 * One answer record for each question that was answered, so that tests count on the dashboard (Q105). They form a
 * history of the exam and variant that no state machine folds; the caller holds the student's row, which counts `seq`.
 */
export async function keepAnswers(
  tx: Kysely<Database>,
  held: HeldAttempt,
  entries: readonly Answered[],
  at: Date,
): Promise<void> {
  const { user_id, exam_id } = held;
  const type = examFamilies[held.family].references[variantOf(held)];
  const records = entries.filter(wasGiven).map((answered, index) => recordOf(held, answered, index));
  await sql`
    insert into practice_events
      (user_id, reference_type, reference_id, seq, kind, at, event, state, record_id, question_id, is_correct,
       given_answer_ids, given_free_response_answer, time_spent_before_answer)
    select ${user_id}, ${type}, ${exam_id},
           (select coalesce(max(e.seq), 0) from practice_events e
             where e.user_id = ${user_id} and e.reference_type = ${type} and e.reference_id = ${exam_id}) + r.place,
           'answered', ${at}, r.event, '{}', r.record_id, r.question_id, r.is_correct, r.given_answer_ids,
           r.given_free_response_answer, r.time_spent_before_answer
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r
           (place integer, event jsonb, record_id uuid, question_id uuid, is_correct boolean, given_answer_ids uuid[],
            given_free_response_answer text, time_spent_before_answer integer)
  `.execute(tx);
}

/** As the question asks for it: an answer of the other kind is none. */
function wasGiven({ entry, judged }: Answered): boolean {
  return judged.isFreeResponse ? entry.freeResponseGivenAnswer.trim() !== '' : entry.givenAnswerIds.length > 0;
}

function recordOf({ section, attempt }: HeldAttempt, { record_id, entry, judged, seconds }: Answered, index: number) {
  const { questionId: question_id } = entry;
  return {
    place: index + 1,
    event: { kind: 'answered', question_id, right: judged.isCorrect, section, attempt },
    record_id,
    question_id,
    is_correct: judged.isCorrect,
    given_answer_ids: judged.isFreeResponse ? [] : entry.givenAnswerIds,
    given_free_response_answer: judged.isFreeResponse ? entry.freeResponseGivenAnswer : '',
    time_spent_before_answer: Math.min(longest, seconds),
  };
}
