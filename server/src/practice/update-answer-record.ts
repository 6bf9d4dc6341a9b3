import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { AnsweredRecord } from './append-events.ts';
import { presentAnswerRecord } from './present-answer-record.ts';
import { type AncestorIds, type ProgressRow, presentProgress } from './present-progress.ts';
import { referenceOf } from './reference.ts';

/**
 * Updates a stored answer record that was sent again: `time_spent_after_answer` can only increase and
 * `view_full_explanation` can only become true; all other fields stay. Returns the same progress as the first reply:
 * the state after the answer, or after the completion that followed it. Null if the history has changed since `from`
 * was read: it may have been reset, and time before a reset is not counted after it.
 */
export async function updateAnswerRecord(
  db: Db,
  {
    user_id,
    record,
    from,
    ancestors,
  }: { user_id: string; record: AnswerRecord; from: ProgressRow; ancestors: AncestorIds },
): Promise<Reply<'POST /user_questions/save_user_questions_progress'> | null> {
  const { rows } = await sql<AnsweredRecord & ProgressRow & TotalTimes>`
    with before as (
      select e.user_id, e.reference_type, e.reference_id, e.seq, e.time_spent_after_answer
        from practice_events e
        join practice_progress p using (user_id, reference_type, reference_id)
       where e.user_id = ${user_id} and e.record_id = ${record.id} and p.seq = ${from.seq}
         for update
    ), grown as (
      update practice_events e
         set time_spent_after_answer = greatest(e.time_spent_after_answer, ${record.time_spent_after_answer ?? 0}),
             view_full_explanation = e.view_full_explanation or ${record.view_full_explanation ?? false}
        from before b
       where e.user_id = b.user_id and e.reference_type = b.reference_type
         and e.reference_id = b.reference_id and e.seq = b.seq
      returning e.*, e.time_spent_after_answer - b.time_spent_after_answer as more
    ), counted as (
      update practice_progress p
         set time_spent_after_answer = p.time_spent_after_answer + g.more
        from grown g
       where p.user_id = g.user_id and p.reference_type = g.reference_type and p.reference_id = g.reference_id
         and g.more > 0
         and not exists (select from practice_events r
                          where r.user_id = g.user_id and r.reference_type = g.reference_type
                            and r.reference_id = g.reference_id and r.seq > g.seq and r.kind = 'reset')
      returning p.time_spent_after_answer
    )
    select g.record_id, g.question_id, g.is_correct, g.given_answer_ids, g.given_free_response_answer,
           g.time_spent_before_answer, g.time_spent_after_answer, g.view_full_explanation,
           coalesce(c.seq, g.seq) as seq, coalesce(c.state, g.state) as state,
           p.time_spent_before_answer as total_before,
           coalesce((select time_spent_after_answer from counted), p.time_spent_after_answer) as total_after
      from grown g
      join practice_progress p using (user_id, reference_type, reference_id)
      left join practice_events c on c.user_id = g.user_id and c.reference_type = g.reference_type
                                 and c.reference_id = g.reference_id and c.seq = g.seq + 1 and c.kind = 'completed'
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const progress = {
    seq: row.seq,
    state: row.state,
    time_spent_before_answer: row.total_before,
    time_spent_after_answer: row.total_after,
  };
  return presentAnswerRecord(row, presentProgress(progress, { user_id, reference: referenceOf(record), ancestors }));
}

type TotalTimes = { total_before: number; total_after: number };
