import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';

/** Locks the skills, so that none is deleted before the question is saved. Throws a Refusal if one does not exist. */
export async function requireSkills(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const rows = await tx
    .selectFrom('skills')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('code')
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) {
    throw new Refusal('unknown_skill', { skill: unknown });
  }
}
