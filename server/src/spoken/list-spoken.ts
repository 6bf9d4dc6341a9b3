import { createHash } from 'node:crypto';
import type { Handler } from '../call/handler.ts';

/** Returns the speech of those of the formulas that have any; one lookup by key for each. */
export const listSpoken: Handler<'POST /spoken_formulas'> = async ({ body }, { db }) => {
  const hashes = body.formulas.map((formula) => createHash('sha256').update(formula).digest());
  const data = await db
    .selectFrom('spoken_formulas')
    .where('language', '=', 'en')
    .where('hash', 'in', hashes)
    .where('speech', 'is not', null)
    .select(['formula', 'speech'])
    .$narrowType<{ speech: string }>()
    .execute();
  return { data };
};
