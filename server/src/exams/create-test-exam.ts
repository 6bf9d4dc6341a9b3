import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { holdList, holdTree } from '../content/hold-list.ts';
import { livingExams } from './exam-rows.ts';
import { presentExam } from './present-exam.ts';

/** Creates an unpublished exam behind the last, with every number of its sections, all inactive (Q47). */
export function createTestExam<F extends Family>(family: F) {
  return async (
    { body: { title } }: { body: { title: string } },
    { db, session, newId }: Context & { session: Session },
  ) => {
    const id = newId();
    const numbers = examFamilies[family].sections.flatMap(({ type, questions }) =>
      Array.from({ length: questions }, (_, position) => ({ id: newId(), exam_id: id, section: type, position })),
    );
    const row = await db.transaction().execute(async (tx) => {
      await holdTree(tx, 'shared');
      await holdList(tx, { of: 'exam', family });
      await sql`
        insert into exams (id, family, title, position)
        select ${id}, ${family}, ${title}, coalesce(max(position) + 1, 0)
          from exams where family = ${family} and owner_id is null and deleted_at is null
      `.execute(tx);
      await tx.insertInto('exam_questions').values(numbers).execute();
      await writeAudit(tx, session, { action: 'create', subject: family, subject_id: id, detail: { title } });
      return await livingExams(tx, family).where('exams.id', '=', id).executeTakeFirstOrThrow();
    });
    return presentExam(family, row, { reader: 'author' });
  };
}
