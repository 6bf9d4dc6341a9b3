import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { readTestEnds } from './read-test-ends.ts';

/** Saves cause and note of a missed question. Of two devices the later change counts; a clock ahead is cut to now. */
export const saveNote: Handler<'PUT /mistakes/{id}'> = async ({ params, body }, { db, session, now }) => {
  const user_id = session.account.id;
  const { id: question_id } = params;
  if (!(await hasMissed(db, user_id, question_id))) throw notFound('Missed question');
  const changed = new Date(Math.min(Date.parse(body.updated_at), now().getTime()));
  await sql`
    insert into mistake_notes as n (user_id, question_id, cause, note, updated_at)
    values (${user_id}, ${question_id}, ${body.cause}, ${body.note}, ${changed})
    on conflict (user_id, question_id) do update
       set cause = excluded.cause, note = excluded.note, updated_at = excluded.updated_at
     where n.updated_at <= excluded.updated_at
  `.execute(db);
  const { updated_at, ...stored } = await db
    .selectFrom('mistake_notes')
    .where('user_id', '=', user_id)
    .where('question_id', '=', question_id)
    .select(['question_id', 'cause', 'note', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { ...stored, updated_at: updated_at.toISOString() };
};

async function hasMissed(db: Db, user_id: string, question_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from practice_events e
     where e.user_id = ${user_id} and e.question_id = ${question_id} and e.kind = 'answered' and not e.is_correct
     limit 1
  `.execute(db);
  if (rows.length > 0) return true;
  return (await readTestEnds(db, user_id)).left_out.some((miss) => miss.question_id === question_id);
}
