import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { addedCounts, addedSums, firstAnswers } from './first-answers.ts';

/** A question whose stored sums differ from its answers. */
export type ItemDifference = { question_id: string; what: string };

/** Compares the sums of each question with its answers until the time up to which the sums count. */
export async function reconcileItems(db: Db, onDifference: (difference: ItemDifference) => void): Promise<void> {
  const { rows } = await sql<ItemDifference>`
    with ${firstAnswers(
      sql`select distinct user_id, reference_type, reference_id from practice_events where kind = 'answered'`,
      sql`(1, (select counted_until from item_counting))`,
    )}, summed as (
      select question_id, key_revision, '' as what, '' as value,
             concat_ws('/', students, correct, compared_right, compared_wrong, trim_scale(share_right),
                       trim_scale(share_wrong), trim_scale(share_squares)) as figures
        from (${addedSums}) sums
       union all select question_id, key_revision, what, value, students::text from (${addedCounts}) counts
    ), stored as (
      select question_id, key_revision, '' as what, '' as value,
             concat_ws('/', students, correct, compared_right, compared_wrong, trim_scale(share_right),
                       trim_scale(share_wrong), trim_scale(share_squares)) as figures
        from item_sums where students <> 0
       union all select question_id, key_revision, what, value, students::text from item_counts where students <> 0
    )
    select question_id, concat_ws(' ', 'key', key_revision, nullif(what, ''), nullif(value, ''), 'counts',
                                  coalesce(stored.figures, 'nothing'), 'the answers are',
                                  coalesce(summed.figures, 'none')) as what
      from summed
      full join stored using (question_id, key_revision, what, value)
     where summed.figures is distinct from stored.figures
     order by 1, 2
  `.execute(db);
  for (const difference of rows) onDifference(difference);
}
