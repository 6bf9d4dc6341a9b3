import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { SessionContext } from '../call/handler.ts';
import { examNotFound, findOfficialExam } from './read-exams.ts';

type IdParameters = { params: { id: string } };
type Marks = Readonly<Record<string, number>>;

/** Creates a record of an official exam that the caller took. It is visible to them at once (Q46). */
export function createRealExam<F extends Family>(family: F) {
  return async ({ body: { title, marks } }: { body: { title: string; marks: Marks } }, context: SessionContext) => {
    const { db, session, newId } = context;
    const id = newId();
    await db
      .insertInto('own_exams')
      .values({ user_id: session.account.id, id, family, title, marks: JSON.stringify(marks) })
      .execute();
    return await findOfficialExam(family, id, context);
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
        .updateTable('own_exams')
        .set(changes)
        .where('user_id', '=', context.session.account.id)
        .where('id', '=', id)
        .where('family', '=', family)
        .where('deleted_at', 'is', null)
        .execute();
    }
    return await findOfficialExam(family, id, context);
  };
}

/** Deletes a record of the caller. Its row stays, out of every list. */
export function deleteRealExam(family: Family) {
  return async ({ params }: IdParameters, { db, session, now }: SessionContext) => {
    const deletedExam = await db
      .updateTable('own_exams')
      .set({ deleted_at: now() })
      .where('user_id', '=', session.account.id)
      .where('id', '=', params.id)
      .where('family', '=', family)
      .where('deleted_at', 'is', null)
      .returning(['id', 'title'])
      .executeTakeFirst();
    if (!deletedExam) throw examNotFound(family);
    return deletedExam;
  };
}
