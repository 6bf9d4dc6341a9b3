import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { lockGrantedTime } from './read-granted-time.ts';
import { requireGranter } from './require-granter.ts';

/** Withdraws what is granted, from the next section on. Does nothing if nothing is granted. */
export const withdrawTime: Handler<'DELETE /students/{id}/granted_time'> = async ({ params: { id } }, context) => {
  const { db, session } = context;
  await requireGranter(db, session, id);
  await db.transaction().execute(async (tx) => {
    await lockGrantedTime(tx, id, 'exclusive');
    const { numDeletedRows } = await tx.deleteFrom('granted_time').where('user_id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await writeAudit(tx, session, { action: 'withdraw_time', subject: 'user', subject_id: id, for_id: id });
  });
  return { granted: null };
};
