import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { AnsweredRecord, Step } from './append-events.ts';
import { foldHistory } from './fold-history.ts';
import type { HistoryState } from './machine-of.ts';
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
  }: { user_id: string; record: AnswerRecord; from: ProgressRow<HistoryState>; ancestors: AncestorIds },
): Promise<Reply<'POST /user_questions/save_user_questions_progress'> | null> {
  const { rows } = await sql<RepeatedRecord>`
    select * from repeat_practice_record(${user_id}, ${record.id}, ${from.seq}, ${record.time_spent_after_answer ?? 0},
                                         ${record.view_full_explanation ?? false})
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const reference = referenceOf(record);
  const progress = {
    seq: row.seq,
    state: row.state ?? foldHistory(reference, row.events),
    time_spent_before_answer: row.spent_before,
    time_spent_after_answer: row.spent_after,
  };
  const stored = { ...row, record_id: record.id };
  return presentAnswerRecord(stored, presentProgress(progress, { user_id, reference, ancestors }));
}

/** `state`: after the record; if other events followed, the `events` up to it instead. */
type RepeatedRecord = Omit<AnsweredRecord, 'record_id' | 'question_revision' | 'day'> & {
  seq: number;
  spent_before: number;
  spent_after: number;
} & ({ state: HistoryState; events: null } | { state: null; events: Step['event'][] });
