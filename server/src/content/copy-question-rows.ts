import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';
import { reviseQuestions } from './revise-questions.ts';
import { answerContentColumns, questionContentColumns } from './write-questions.ts';

/** A new question with the content of `source`. `section` and `is_real`: of a test; null for other parents. */
export type QuestionRowCopy = {
  id: string;
  source: string;
  parent_kind: QuestionParentKind;
  parent: string;
  section: string | null;
  is_real: boolean | null;
  position: number;
};

/** Copies questions with their answers. Links are not copied (Q81): they point to questions of the original's list. */
export async function copyQuestionRows(
  tx: Tx,
  questions: readonly QuestionRowCopy[],
  { newId, by }: { newId(): string; by: string },
): Promise<void> {
  if (questions.length === 0) return;
  await sql`
    insert into questions (id, parent_kind, parent_id, section, is_real, position, updated_by,
                           ${columnsOf(questionContentColumns)})
    select made.id, made.parent_kind, made.parent, made.section, made.is_real, made.position, ${by}::uuid,
           ${columnsOf(questionContentColumns, 'q')}
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
           as made (id uuid, source uuid, parent_kind text, parent uuid, section text, is_real boolean, position integer)
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
