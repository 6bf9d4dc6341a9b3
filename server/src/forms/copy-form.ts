import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { contentChanged } from '../content/content-changed.ts';
import { copyQuestionRows, type QuestionRowCopy } from '../content/copy-question-rows.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import type { Tx } from '../database/db.ts';
import { type FormRow, readFormRow } from './read-form.ts';

/**
 * Copies a test on screen as a new, unpublished one at the end of the list: the questions of both variants, its routes and
 * blueprints, and which questions are tried out. A table of scores is not copied: it belongs to the questions as they were.
 */
export const copyForm: Handler<'POST /forms/{id}/copy'> = async ({ params, body }, { db, session, newId }) =>
  await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    const row = await readFormRow(tx, params.id);
    const { family, edition } = row;
    await lockList(tx, { of: 'exam', family });
    const [id, title] = [newId(), body.title];
    const questions = await questionCopies(tx, row, { to: id, newId });
    const copyOf = new Map(questions.map((question) => [question.source, question.id]));
    const { next } = await tx
      .selectFrom('exams')
      .where('family', '=', family)
      .where('deleted_at', 'is', null)
      .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)).as('next'))
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('exams')
      .values({
        ...{ id, family, edition, title, position: Number(next) + 1 },
        routes: JSON.stringify(row.routes),
        blueprint: JSON.stringify(row.blueprint),
        field_test: row.field_test.flatMap((question) => copyOf.get(question) ?? []).sort(),
      })
      .execute();
    await copyQuestionRows(tx, questions, { newId, by: session.account.id });
    const detail = { title, previous_id: row.id };
    await writeAudit(tx, session, { action: 'create', subject: family, subject_id: id, detail });
    await contentChanged(tx, [id]);
    return { id, title };
  });

async function questionCopies(
  tx: Tx,
  { id, family }: FormRow,
  { to, newId }: { to: string; newId(): string },
): Promise<QuestionRowCopy[]> {
  const parent_kind = `${family}_test` as const;
  const sources = await tx
    .selectFrom('questions')
    .where('parent_kind', '=', parent_kind)
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'section', 'is_real', 'position'])
    .execute();
  return sources.map((source) => ({ ...source, id: newId(), source: source.id, parent_kind, parent: to }));
}
