import type { Family } from '@fourfold/core/exams/families';
import type { SessionContext } from '../call/handler.ts';
import { examNotFound, findOfficialExam } from './read-exams.ts';

type IdParameters = { params: { id: string } };
type Marks = Readonly<Record<string, number>>;

/** Creates a record of an official exam that the caller took. It is visible to them at once (Q46). */
export function createRealExam<F extends Family>(family: F) {
  return async ({ body: { title, marks } }: { body: { title: string; marks: Marks } }, context: SessionContext) => {
    const { db, session, newId } = context;
    const newExam = { id: newId(), owner_id: session.account.id, family, is_publish: true };
    await db
      .insertInto('exams')
      .values({ ...newExam, title, position: 0, marks: JSON.stringify(marks) })
      .execute();
    return await findOfficialExam(family, newExam.id, context);
  };
}

/** Changes a record of the caller. Throws "not found" for one of another account. */
export function changeRealExam<F extends Family>(family: F) {
  return async (
    { params: { id }, body }: IdParameters & { body: { title?: string | undefined; marks?: Marks | undefined } },
    context: SessionContext,
  ) => {
    const { title, marks } = body;
    const changes = { ...(title !== undefined && { title }), ...(marks && { marks: JSON.stringify(marks) }) };
    if (Object.keys(changes).length > 0) {
      await context.db
        .updateTable('exams')
        .set(changes)
        .where('id', '=', id)
        .where('family', '=', family)
        .where('owner_id', '=', context.session.account.id)
        .where('deleted_at', 'is', null)
        .execute();
    }
    return await findOfficialExam(family, id, context);
  };
}

/** Moves a record of the caller to the recycle bin. */
export function deleteRealExam(family: Family) {
  return async ({ params }: IdParameters, { db, session, now, newId }: SessionContext) => {
    const deletedExam = await db
      .updateTable('exams')
      .set({ deleted_at: now(), deletion_id: newId() })
      .where('id', '=', params.id)
      .where('family', '=', family)
      .where('owner_id', '=', session.account.id)
      .where('deleted_at', 'is', null)
      .returning(['id', 'title'])
      .executeTakeFirst();
    if (!deletedExam) throw examNotFound(family);
    return deletedExam;
  };
}
