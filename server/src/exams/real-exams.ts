import type { Family } from '@fourfold/core/exams/families';
import type { Context, Session } from '../call/handler.ts';
import { examNotFound, ownExam } from './get-exam.ts';

type Visit = Context & { session: Session };
type ById = { params: { id: string } };
type Marks = Readonly<Record<string, number>>;

/**
 * Creates a record of an official exam that the caller took. It is visible to them at once (Q46).
 */
export function createRealExam<F extends Family>(family: F) {
  return async ({ body: { title, marks } }: { body: { title: string; marks: Marks } }, visit: Visit) => {
    const { db, session, newId } = visit;
    const own = { id: newId(), owner_id: session.account.id, family, is_publish: true };
    await db
      .insertInto('exams')
      .values({ ...own, title, position: 0, marks: JSON.stringify(marks) })
      .execute();
    return await ownExam(family, own.id, visit);
  };
}

/** Changes a record of the caller. Throws "not found" for one of another account. */
export function changeRealExam<F extends Family>(family: F) {
  return async (
    { params: { id }, body }: ById & { body: { title?: string | undefined; marks?: Marks | undefined } },
    visit: Visit,
  ) => {
    const { title, marks } = body;
    const changes = { ...(title !== undefined && { title }), ...(marks && { marks: JSON.stringify(marks) }) };
    if (Object.keys(changes).length > 0) {
      await visit.db
        .updateTable('exams')
        .set(changes)
        .where('id', '=', id)
        .where('family', '=', family)
        .where('owner_id', '=', visit.session.account.id)
        .where('deleted_at', 'is', null)
        .execute();
    }
    return await ownExam(family, id, visit);
  };
}

/** Moves a record of the caller to the recycle bin. */
export function deleteRealExam(family: Family) {
  return async ({ params }: ById, { db, session, now, newId }: Visit) => {
    const gone = await db
      .updateTable('exams')
      .set({ deleted_at: now(), deletion_id: newId() })
      .where('id', '=', params.id)
      .where('family', '=', family)
      .where('owner_id', '=', session.account.id)
      .where('deleted_at', 'is', null)
      .returning(['id', 'title'])
      .executeTakeFirst();
    if (!gone) throw examNotFound(family);
    return gone;
  };
}
