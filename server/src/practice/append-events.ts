import type { MasteryEvent } from '@fourfold/core/mastery/mastery';
import type { SequenceEvent } from '@fourfold/core/sequence/sequence';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { ProgressRow } from './present-progress.ts';
import type { Reference } from './reference.ts';

/** An event and the state after it, from the state machine. */
export type Step = { event: SequenceEvent | MasteryEvent; state: ProgressRow['state'] };

/**
 * The answer record of an `answered` event. `time_spent_after_answer` and `view_full_explanation`
 * can still change; all other fields are final.
 */
export type AnsweredRecord = {
  record_id: string;
  question_id: string;
  /** The revision of the question that judged it; null if it is not known. */
  question_revision: number | null;
  is_correct: boolean;
  given_answer_ids: readonly string[];
  given_free_response_answer: string;
  time_spent_before_answer: number;
  time_spent_after_answer: number;
  view_full_explanation: boolean;
};

/**
 * Appends events to a history and updates its progress row, in one statement and so atomically.
 * Null if the history has changed since `from` was read: the caller must read and decide again. The
 * update locks the row and compares `seq` under that lock.
 */
export async function appendEvents(
  db: Db,
  history: { user_id: string; reference: Reference; from: ProgressRow; at: Date },
  steps: readonly [Step, ...Step[]],
  record?: AnsweredRecord,
): Promise<ProgressRow | null> {
  const { user_id, reference, from, at } = history;
  const last = steps[steps.length - 1] ?? steps[0];
  const seq = from.seq + steps.length;
  const events = steps.map((step, index) => ({
    seq: from.seq + index + 1,
    kind: step.event.kind,
    event: step.event,
    state: step.state,
    ...(step.event.kind === 'answered' ? record : {}),
  }));
  // Times are summed since the last reset, so a reset sets them to 0.
  const isReset = steps.some(({ event }) => event.kind === 'reset');
  const storedTime = (half: 'before' | 'after') => (isReset ? sql`0` : sql.ref(`p.time_spent_${half}_answer`));
  const { rows } = await sql<SpentTimes>`
    with moved as (
      insert into practice_progress as p
        (user_id, reference_type, reference_id, seq, state,
         time_spent_before_answer, time_spent_after_answer, updated_at)
      values (${user_id}, ${reference.type}, ${reference.id}, ${seq}, ${JSON.stringify(last.state)},
              ${record?.time_spent_before_answer ?? 0}, ${record?.time_spent_after_answer ?? 0}, ${at})
      on conflict (user_id, reference_type, reference_id) do update
         set seq = excluded.seq, state = excluded.state, updated_at = excluded.updated_at,
             time_spent_before_answer = ${storedTime('before')} + excluded.time_spent_before_answer,
             time_spent_after_answer = ${storedTime('after')} + excluded.time_spent_after_answer
       where p.seq = ${from.seq}
      returning user_id, reference_type, reference_id, updated_at,
                time_spent_before_answer, time_spent_after_answer
    ), appended as (
      insert into practice_events
        (user_id, reference_type, reference_id, seq, kind, at, event, state, record_id, question_id, question_revision,
         is_correct, given_answer_ids, given_free_response_answer, time_spent_before_answer, time_spent_after_answer,
         view_full_explanation)
      select moved.user_id, moved.reference_type, moved.reference_id, e.seq, e.kind, moved.updated_at, e.event,
             e.state, e.record_id, e.question_id, e.question_revision, e.is_correct, e.given_answer_ids, e.given_free_response_answer,
             e.time_spent_before_answer, coalesce(e.time_spent_after_answer, 0),
             coalesce(e.view_full_explanation, false)
        from moved, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e
             (seq integer, kind text, event jsonb, state jsonb, record_id uuid, question_id uuid, question_revision integer, is_correct boolean,
              given_answer_ids uuid[], given_free_response_answer text, time_spent_before_answer integer,
              time_spent_after_answer integer, view_full_explanation boolean)
    )
    select time_spent_before_answer, time_spent_after_answer from moved
  `.execute(db);
  const row = rows[0];
  return row ? { seq, state: last.state, ...row } : null;
}

type SpentTimes = Pick<ProgressRow, 'time_spent_before_answer' | 'time_spent_after_answer'>;
