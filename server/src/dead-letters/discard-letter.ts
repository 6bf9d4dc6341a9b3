import type { Handler } from '../call/handler.ts';
import { auditLetter, lockDeadLetter } from './dead-letter.ts';

/** Discards a failed letter. Its recipient can request another one, or be invited again. */
export const discardLetter: Handler<'DELETE /dead_letters/{id}'> = async ({ params }, { db, session }) => {
  return await db.transaction().execute(async (tx) => {
    const letter = await lockDeadLetter(tx, params.id);
    await tx.deleteFrom('jobs').where('id', '=', letter.id).execute();
    await auditLetter(tx, session, 'discard', letter);
    return { message: 'The letter is discarded.' };
  });
};
