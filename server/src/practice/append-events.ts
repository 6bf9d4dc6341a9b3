import { reviewReference } from '@fourfold/core/contract/practice';
import type { Given } from '@fourfold/core/kinds/registry';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { HistoryEvent, HistoryState } from './machine-of.ts';
import type { ProgressRow } from './present-progress.ts';
import type { HistoryReference } from './reference.ts';

/** An event and the state after it, from the state machine. */
export type Step<State = HistoryState> = { event: HistoryEvent; state: State };

/**
 * The answer record of an `answered` event. `time_spent_after_answer` and `view_full_explanation`
 * can still change; all other fields are final.
 */
export type AnsweredRecord = {
  record_id: string;
  question_id: string;
  /** The revision of the question that judged the answer; null if it is not known. */
  question_revision: number | null;
  is_correct: boolean;
  given: Given;
  time_spent_before_answer: number;
  time_spent_after_answer: number;
  view_full_explanation: boolean;
  /** The student's day; null if the client did not say it. */
  day: string | null;
};

/**
 * Appends events to a history and does all that follows from them, by one function of the database
 * and so atomically. Null if the history has changed since `from` was read: the caller must read and
 * decide again. The function locks the progress row and compares `seq` under that lock.
 */
export async function appendEvents<State extends HistoryState>(
  db: Db,
  history: { user_id: string; reference: HistoryReference; from: ProgressRow<State>; at: Date },
  steps: readonly [Step<State>, ...Step<State>[]],
  record?: AnsweredRecord,
): Promise<ProgressRow<State> | null> {
  const { user_id, reference, from, at } = history;
  const last = steps[steps.length - 1] ?? steps[0];
  const stored = steps.map((step) => ({ ...step, ...(step.event.kind === 'answered' && record) }));
  // After the events of a right review: it may be the last of an assigned set of mistakes.
  const completion =
    reference.type === reviewReference && record?.is_correct
      ? sql`, complete_mistake_sets(${user_id}, ${reference.id}, ${at})`
      : sql``;
  const { rows } = await sql<{ spent_before: number; spent_after: number }>`
    select spent_before, spent_after ${completion}
      from save_practice_steps(${user_id}, ${reference.type}, ${reference.id}, ${from.seq}, ${at},
                               ${JSON.stringify(stored)})
  `.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    seq: from.seq + steps.length,
    state: last.state,
    time_spent_before_answer: row.spent_before,
    time_spent_after_answer: row.spent_after,
  };
}
