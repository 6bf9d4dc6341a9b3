import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import { workReferences } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import { nameId } from '../content/name-id.ts';
import type { Tx } from '../database/db.ts';

const dayMs = 86_400_000;

/** Adds a cause and a note to the student's last miss. */
export async function noteLastMistake(tx: Tx, userId: string): Promise<void> {
  await sql`
    insert into mistake_notes (user_id, question_id, cause, note, updated_at)
    select e.user_id, e.question_id, 'slip', 'Read the question to its end before choosing.', e.at
      from practice_events e
     where e.user_id = ${userId} and e.kind = 'answered' and not e.is_correct
     order by e.at desc, e.question_id limit 1
    on conflict do nothing
  `.execute(tx);
}

/** Assigns the student's last mistakes of practice, three at most, as the tutor did yesterday. */
export async function assignLastMistakes(
  tx: Tx,
  { userId, tutor, now }: { userId: string; tutor: { id: string; username: string }; now: Date },
): Promise<void> {
  const id = nameId(`demo mistakes/${userId}`);
  const created_at = new Date(now.getTime() - dayMs);
  const { rows } = await sql`
    insert into mistake_sets (user_id, id, title, question_ids, created_at)
    select ${userId}, ${id}, 'Mistakes', array_agg(question_id), ${created_at}
      from (select question_id from practice_events
             where user_id = ${userId} and kind = 'answered' and not is_correct and at < ${created_at}
               and reference_type = any (${[...workReferences]}::text[])
             group by question_id order by max(at) desc, question_id limit 3) missed
    having count(*) > 0
    returning id
  `.execute(tx);
  if (rows.length === 0) return;
  await tx
    .insertInto('assignments')
    .values({
      ...{ id, user_id: userId, assigned_by: tutor.id, assigned_by_name: tutor.username, type: 'assign' },
      ...{ reference_type: mistakeSetReference, reference_id: id, topic_type: 'sat', after_seq: 0 },
      ...{ reference_record: JSON.stringify({ [id]: 'assign' }), created_at },
      assignment_date: new Date(now.getTime() + 4 * dayMs).toISOString().slice(0, 10),
    })
    .execute();
}
