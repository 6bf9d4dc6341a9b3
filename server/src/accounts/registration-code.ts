import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';

/** Whether students can register with the code now: it is not retired, not past its end and not used up (Q293). */
export async function isUsableCode(db: Db, code: string, now: Date): Promise<boolean> {
  const usableCode = await db
    .selectFrom('registration_codes')
    .select('code')
    .where('code', '=', code)
    .where(isUsable(now))
    .executeTakeFirst();
  return usableCode !== undefined;
}

/**
 * Counts a use of the code in the transaction of the registration. Returns false if it has none
 * left. Of two concurrent calls for the last use, the second waits for the first and gets false.
 */
export async function countCodeUse(tx: Tx, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('registration_codes')
    .set({ uses: sql`uses + 1` })
    .where('code', '=', code)
    .where(isUsable(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function isUsable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    retired_at is null and (ends_at is null or ends_at > ${now}) and (max_uses is null or uses < max_uses))`;
}
