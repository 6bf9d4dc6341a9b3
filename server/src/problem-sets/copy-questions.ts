import { sql } from 'kysely';
import { reviseQuestions } from '../content/revise-questions.ts';
import { answerContentColumns, questionContentColumns } from '../content/write-questions.ts';
import type { Tx } from '../database/db.ts';

/** The ids of the original set and of its copy. */
export type SetCopy = { from: string; to: string };

/**
 * Copies the living questions of sets with their answers, in order. Links are not copied (Q81):
 * they point to questions of the original's list.
 */
export async function copyQuestions(
  tx: Tx,
  copies: readonly SetCopy[],
  { newId, by }: { newId(): string; by: string },
): Promise<void> {
  const sources = await tx
    .selectFrom('questions')
    .where('parent_kind', '=', 'problem_set')
    .where('parent_id', 'in', [...new Set(copies.map(({ from }) => from))])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'parent_id'])
    .execute();
  const questions = copies.flatMap(({ from, to }) =>
    sources
      .filter(({ parent_id }) => parent_id === from)
      .map(({ id }, position) => ({ id: newId(), source: id, parent: to, position })),
  );
  if (questions.length === 0) return;
  await sql`
    insert into questions (id, parent_kind, parent_id, position, updated_by, ${columnsOf(questionContentColumns)})
    select made.id, 'problem_set', made.parent, made.position, ${by}::uuid, ${columnsOf(questionContentColumns, 'q')}
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
           as made (id uuid, source uuid, parent uuid, position integer)
      join questions q on q.id = made.source`.execute(tx);
  await copyAnswers(tx, questions, { newId, by });
  await reviseQuestions(
    tx,
    questions.map(({ id }) => id),
    by,
  );
}

async function copyAnswers(
  tx: Tx,
  questions: readonly { id: string; source: string }[],
  { newId, by }: { newId(): string; by: string },
): Promise<void> {
  const sources = await tx
    .selectFrom('answers')
    .where('question_id', 'in', [...new Set(questions.map(({ source }) => source))])
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'question_id'])
    .execute();
  const answers = questions.flatMap(({ id, source }) =>
    sources
      .filter(({ question_id }) => question_id === source)
      .map((answer, position) => ({ id: newId(), source: answer.id, question: id, position })),
  );
  if (answers.length === 0) return;
  await sql`
    insert into answers (id, question_id, position, updated_by, ${columnsOf(answerContentColumns)})
    select made.id, made.question, made.position, ${by}::uuid, ${columnsOf(answerContentColumns, 'a')}
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
           as made (id uuid, source uuid, question uuid, position integer)
      join answers a on a.id = made.source`.execute(tx);
}

function columnsOf(fields: readonly string[], of?: string) {
  return sql.join(fields.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)));
}
