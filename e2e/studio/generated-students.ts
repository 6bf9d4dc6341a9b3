import { createHash, randomBytes } from 'node:crypto';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type pg from 'pg';
import { plantUser } from '../people.ts';
import { ask } from '../send.ts';
import type { RunningServer } from '../server.ts';

type Given = Pick<AnswerRecord, 'question_id' | 'reference_type' | 'reference_id'> & {
  choices?: readonly string[];
  typed?: string;
  /** How long the question was looked at, in seconds. */
  seconds: number;
};
/** Somebody who practises by the calls that the pages make, without a page. */
export type GeneratedStudent = { answer(given: Given): Promise<void> };

/** So many new students, each with a session of its own. */
export async function generatedStudents(
  db: pg.Client,
  app: RunningServer,
  count: number,
): Promise<readonly GeneratedStudent[]> {
  const made: GeneratedStudent[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await plantUser(db, `Generated ${at + 1}`);
    const token = await plantSession(db, id);
    made.push({ answer: (given) => answer(app, token, { user_id: id, ...given }) });
  }
  return made;
}

async function plantSession(db: pg.Client, user: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = crypto.randomUUID();
  await db.query('insert into sessions (id, user_id) values ($1, $2)', [session, user]);
  await db.query(`insert into session_tokens (hash, session_id, site) values ($1, $2, 'learner')`, [
    createHash('sha256').update(token).digest(),
    session,
  ]);
  return token;
}

async function answer(app: RunningServer, token: string, given: Given & { user_id: string }): Promise<void> {
  const { choices = [], typed = '', seconds, ...of } = given;
  const record: AnswerRecord = {
    id: crypto.randomUUID(),
    ...of,
    given_answer_ids: [...choices],
    given_free_response_answer: typed,
    time_spent_before_answer: seconds,
  };
  await ask(app, 'POST /user_questions/save_user_questions_progress', record, { authorization: token });
}
