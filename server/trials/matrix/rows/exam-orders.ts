import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { listChanged } from '../../../src/content/arrange-list.ts';
import type { CellContext, Refusal } from '../call-row.ts';

const { message } = listChanged([]);
/** The refusal of a list with an exam that does not belong to it. */
export const listRefusal: Refusal = [409, message];

/** The caller's list as learners see it, plus another user's record for `others`. */
export async function ownOrder({ db, user, owner, whose }: CellContext, family: Family): Promise<string[]> {
  const rows = await db
    .selectFrom('exams')
    .where('family', '=', family)
    .where('deleted_at', 'is', null)
    .where('is_publish', '=', true)
    .select('id')
    .unionAll(
      db
        .selectFrom('own_exams')
        .where('user_id', '=', user.id)
        .where('family', '=', family)
        .where('deleted_at', 'is', null)
        .select('id'),
    )
    .execute();
  return [...rows.map(({ id }) => id), ...(whose === 'others' ? [owner[family]] : [])];
}

/** The studio's list, plus another user's record for `others`. */
export async function studioOrder({ db, owner, whose }: CellContext, family: Family): Promise<string[]> {
  const rows = await db
    .selectFrom('exams')
    .where('family', '=', family)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return [...rows.map(({ id }) => id), ...(whose === 'others' ? [owner[family]] : [])];
}
