import { classicEditions, type EditionName, examEditions } from '@fourfold/core/exams/exam-editions';
import { rolesOf } from '@fourfold/core/session/account';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { deleteContent } from '../content/delete-content.ts';
import { idTaken } from '../content/id-taken.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import type { Database } from '../database/schema.ts';
import { undeletedExams } from './exam-rows.ts';
import { presentExam } from './present-exam.ts';
import { examNotFound } from './read-exams.ts';
import { type ExamChanges, saveExam } from './save-exam.ts';

/**
 * Creates an unpublished exam at the end of the list; one with a paper has all question numbers of its
 * sections, all inactive (Q47). A repeated call with the same id returns the exam that the first one created.
 */
export function createTestExam<F extends Family>(family: F) {
  return async (
    { body }: { body: { id?: string | undefined; title: string; edition?: EditionName | undefined } },
    { db, session, newId }: Context & { session: Session },
  ) => {
    const { title, edition = classicEditions[family] } = body;
    const { sections, hasPaper } = examEditions[edition];
    const id = body.id?.toLowerCase() ?? newId();
    const numbers = sections.flatMap(({ type, questions }) =>
      Array.from({ length: questions }, (_, position) => ({ id: newId(), exam_id: id, section: type, position })),
    );
    const row = await db.transaction().execute(async (tx) => {
      await lockTree(tx, 'shared');
      await lockList(tx, { of: 'exam', family });
      if (body.id !== undefined && (await isOwnExam(tx, id))) throw idTaken(false, examFamilies[family].name);
      const inserted = await sql`
        insert into exams (id, family, edition, title, position)
        select ${id}, ${family}, ${edition}, ${title}, coalesce(max(position) + 1, 0)
          from exams where family = ${family} and deleted_at is null
        on conflict (id) do nothing returning id
      `.execute(tx);
      if (inserted.rows.length === 0) return await findCreatedExam(tx, family, id);
      if (hasPaper) await tx.insertInto('exam_questions').values(numbers).execute();
      await writeAudit(tx, session, { action: 'create', subject: family, subject_id: id, detail: { title } });
      const created = await undeletedExams(tx, family).where('exams.id', '=', id).executeTakeFirstOrThrow();
      await contentChanged(tx, [id]);
      return created;
    });
    return presentExam(family, row, { reader: 'author' });
  };
}

/** Whether a student's own exam has this id, which is in that student's list and order with those of authored exams. */
async function isOwnExam(tx: Transaction<Database>, id: string): Promise<boolean> {
  return (await tx.selectFrom('own_exams').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

async function findCreatedExam(tx: Transaction<Database>, family: Family, id: string) {
  const existingExam = await undeletedExams(tx, family).where('exams.id', '=', id).executeTakeFirst();
  if (existingExam) return existingExam;
  const { deleted_at } = await tx
    .selectFrom('exams')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  throw idTaken(deleted_at !== null, examFamilies[family].name);
}

/**
 * Changes an authored exam. Admins may change the title only; the progress unit, the review setting
 * and the publish flags are for super admins.
 */
export function changeTestExam<F extends Family>(family: F) {
  return async (
    { params: { id }, body }: { params: { id: string }; body: ExamChanges },
    context: Context & { session: Session },
  ) => {
    refuseChangesBeyondTitle(body, context.session);
    return presentExam(family, await saveExam(family, id, body, context), { reader: 'author' });
  };
}

function refuseChangesBeyondTitle(body: ExamChanges, session: Session): void {
  if (rolesOf(session.account).includes('super-admin')) return;
  const forbiddenChange = Object.entries(body).find(([name, value]) => name !== 'title' && value !== undefined);
  if (forbiddenChange) throw new Refusal('only_super_admin', { field: forbiddenChange[0] });
}

/** Moves an authored exam to the recycle bin, with the content that belongs to it only, under one deletion id (Q84). */
export function deleteTestExam(family: Family) {
  return async (
    { params: { id } }: { params: { id: string } },
    context: Context & { session: Session },
  ): Promise<{ id: string; title: string }> => {
    const deletedExam = await deleteContent(context, { table: 'exams', id, subject: family }, async (tx) => {
      const exam = await undeletedExams(tx, family).where('exams.id', '=', id).executeTakeFirst();
      if (!exam) throw examNotFound(family);
      return { title: exam.title, list: { of: 'exam', family } };
    });
    return { id, title: deletedExam.title };
  };
}
