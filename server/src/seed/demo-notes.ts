import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

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
