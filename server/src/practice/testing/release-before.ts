// The statements by which the release before migration 0023_save saved answers. Deleted with the next release.
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

type HistoryBefore = { user_id: string; reference_type: string; reference_id: string };
export type EventBefore = {
  kind: string;
  event: object;
  state: object;
  record_id?: string;
  question_id?: string;
  is_correct?: boolean;
  given_answer_ids?: readonly string[];
  given_free_response_answer?: string;
  time_spent_before_answer?: number;
};

/** Appends events after the event `from`; false if the history has changed. */
export async function appendBefore(
  db: Db,
  { user_id, reference_type, reference_id }: HistoryBefore,
  events: readonly EventBefore[],
  { from, at }: { from: number; at: Date },
): Promise<boolean> {
  const seconds = events.reduce((sum, { time_spent_before_answer: one = 0 }) => sum + one, 0);
  const withSeq = events.map((event, index) => ({ ...event, seq: from + index + 1 }));
  const { rows } = await sql`
    with moved as (
      insert into practice_progress as p
        (user_id, reference_type, reference_id, seq, state,
         time_spent_before_answer, time_spent_after_answer, updated_at)
      values (${user_id}, ${reference_type}, ${reference_id}, ${from + events.length},
              ${JSON.stringify(events.at(-1)?.state)}, ${seconds}, 0, ${at})
      on conflict (user_id, reference_type, reference_id) do update
         set seq = excluded.seq, state = excluded.state, updated_at = excluded.updated_at,
             time_spent_before_answer = p.time_spent_before_answer + excluded.time_spent_before_answer,
             time_spent_after_answer = p.time_spent_after_answer + excluded.time_spent_after_answer
       where p.seq = ${from}
      returning user_id, reference_type, reference_id, updated_at
    ), appended as (
      insert into practice_events
        (user_id, reference_type, reference_id, seq, kind, at, event, state, record_id, question_id, is_correct,
         given_answer_ids, given_free_response_answer, time_spent_before_answer, time_spent_after_answer,
         view_full_explanation)
      select moved.user_id, moved.reference_type, moved.reference_id, e.seq, e.kind, moved.updated_at, e.event,
             e.state, e.record_id, e.question_id, e.is_correct, e.given_answer_ids, e.given_free_response_answer,
             e.time_spent_before_answer, coalesce(e.time_spent_after_answer, 0),
             coalesce(e.view_full_explanation, false)
        from moved, jsonb_to_recordset(${JSON.stringify(withSeq)}::jsonb) as e
             (seq integer, kind text, event jsonb, state jsonb, record_id uuid, question_id uuid, is_correct boolean,
              given_answer_ids uuid[], given_free_response_answer text, time_spent_before_answer integer,
              time_spent_after_answer integer, view_full_explanation boolean)
    )
    select from moved
  `.execute(db);
  return rows.length > 0;
}

export type RepeatedBefore = { given_answer_ids: string[]; given_free_response_answer: string; state: object };

/** Sends an answer again with more time after it. Returns what the reply was made of. */
export async function repeatBefore(
  db: Db,
  { user_id, record_id, from, after }: { user_id: string; record_id: string; from: number; after: number },
): Promise<RepeatedBefore | undefined> {
  const { rows } = await sql<RepeatedBefore>`
    with before as (
      select e.user_id, e.reference_type, e.reference_id, e.seq, e.time_spent_after_answer
        from practice_events e
        join practice_progress p using (user_id, reference_type, reference_id)
       where e.user_id = ${user_id} and e.record_id = ${record_id} and p.seq = ${from}
         for update
    ), grown as (
      update practice_events e
         set time_spent_after_answer = greatest(e.time_spent_after_answer, ${after})
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
      returning p.time_spent_after_answer
    )
    select g.given_answer_ids, g.given_free_response_answer, coalesce(c.state, g.state) as state
      from grown g
      left join practice_events c on c.user_id = g.user_id and c.reference_type = g.reference_type
                                 and c.reference_id = g.reference_id and c.seq = g.seq + 1 and c.kind = 'completed'
  `.execute(db);
  return rows[0];
}
