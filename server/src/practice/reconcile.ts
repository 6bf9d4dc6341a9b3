import { isDeepStrictEqual } from 'node:util';
import { testReferences } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import { reconcileAssignments } from '../assignments/reconcile-assignments.ts';
import { reconcileRevisions } from '../content/reconcile-revisions.ts';
import { reconcileQuarters } from '../dashboard/reconcile-quarters.ts';
import type { Db } from '../database/db.ts';
import { reconcileItems } from '../statistics/reconcile-items.ts';
import { reconcileTests } from '../test-sections/reconcile-tests.ts';
import type { Step } from './append-events.ts';
import { foldHistory } from './fold-history.ts';
import type { HistoryState } from './machine-of.ts';
import type { ProgressRow } from './present-progress.ts';
import type { Difference, HistoryReference } from './reference.ts';

/** Histories per query. */
const batchSize = 500;

/**
 * Checks what is stored more than once, and reports each difference as it is found. It folds every history and compares
 * the progress row's state and `seq`, and the times since the last reset. For tests it compares the numbers stored at
 * submission, for assignments whether they are done, for charts and statistics the sums with the answers, and the
 * answers of each question with its revision; only the last reads content. Returns the number of students with a
 * history.
 */
export async function reconcile(db: Db, onDifference: (difference: Difference) => void): Promise<number> {
  const students = new Set<string>();
  await reconcileTests(db, { students, onDifference });
  await reconcileQuarters(db, ({ user_id, starts_at, stored, summed }) => {
    const what = `the charts count ${stored || 'nothing'}, the answers are ${summed || 'none'}`;
    onDifference({ user_id, reference: { type: 'answer_quarters', id: starts_at.toISOString() }, what });
  });
  await reconcileAssignments(db, onDifference);
  await reconcileItems(db, ({ question_id, what }) =>
    onDifference({ user_id: null, reference: { type: 'item_sums', id: question_id }, what }),
  );
  await reconcileRevisions(db, (id) => {
    const what = 'its answers are not those of its revision';
    onDifference({ user_id: null, reference: { type: 'questions', id }, what });
  });
  let after: HistoryRows[number] | undefined;
  for (;;) {
    const rows = await readHistories(db, after);
    for (const { progress, events, ...row } of rows) {
      const reference: HistoryReference = { type: row.reference_type, id: row.reference_id };
      const what = differenceOf(reference, progress, events);
      if (what) onDifference({ user_id: row.user_id, reference, what });
      students.add(row.user_id);
    }
    after = rows.at(-1);
    if (rows.length < batchSize) return students.size;
  }
}

type StoredEvent = {
  seq: number;
  event: Step['event'];
  time_spent_before_answer: number;
  time_spent_after_answer: number;
};
type HistoryRows = {
  user_id: string;
  reference_type: HistoryReference['type'];
  reference_id: string;
  progress: ProgressRow<HistoryState> | null;
  events: StoredEvent[];
}[];

/** Includes histories without a progress row and progress rows without a history. */
async function readHistories(db: Db, after: HistoryRows[number] | undefined): Promise<HistoryRows> {
  const isFolded = sql`where reference_type <> all (${[...testReferences]}::text[])`;
  const condition = after
    ? sql`${isFolded} and (user_id, reference_type, reference_id)
             > (${after.user_id}, ${after.reference_type}, ${after.reference_id})`
    : isFolded;
  const { rows } = await sql<HistoryRows[number]>`
    select h.user_id, h.reference_type, h.reference_id,
           (select json_build_object('seq', p.seq, 'state', p.state,
                                     'time_spent_before_answer', p.time_spent_before_answer,
                                     'time_spent_after_answer', p.time_spent_after_answer)
              from practice_progress p
             where (p.user_id, p.reference_type, p.reference_id)
                 = (h.user_id, h.reference_type, h.reference_id)) as progress,
           (select coalesce(json_agg(json_build_object(
                     'seq', e.seq, 'event', practice_event(e.event, e.kind, e.question_id, e.is_correct),
                     'time_spent_before_answer', coalesce(e.time_spent_before_answer, 0),
                     'time_spent_after_answer', e.time_spent_after_answer) order by e.seq), '[]')
              from practice_events e
             where (e.user_id, e.reference_type, e.reference_id)
                 = (h.user_id, h.reference_type, h.reference_id)) as events
      from (select user_id, reference_type, reference_id from practice_progress ${condition}
            union select user_id, reference_type, reference_id from practice_events ${condition}
            order by 1, 2, 3 limit ${batchSize}) h
     order by 1, 2, 3
  `.execute(db);
  return rows;
}

function differenceOf(
  { type }: HistoryReference,
  progress: ProgressRow<HistoryState> | null,
  events: readonly StoredEvent[],
): string | null {
  const gap = events.findIndex((event, index) => event.seq !== index + 1);
  if (gap >= 0) return `event ${gap + 1} has seq ${events[gap]?.seq}`;
  if (!progress) return 'a history without a progress row';
  const eventsSinceReset = events.slice(events.findLastIndex(({ event }) => event.kind === 'reset') + 1);
  const expected: ProgressRow<HistoryState> = {
    seq: events.length,
    state: foldHistory(
      { type },
      events.map(({ event }) => event),
    ),
    time_spent_before_answer: sum(eventsSinceReset.map((event) => event.time_spent_before_answer)),
    time_spent_after_answer: sum(eventsSinceReset.map((event) => event.time_spent_after_answer)),
  };
  return isDeepStrictEqual(progress, expected)
    ? null
    : `the row says ${toJson(progress)}, the fold ${toJson(expected)}`;
}

function sum(seconds: readonly number[]): number {
  return seconds.reduce((total, each) => total + each, 0);
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}
