import { isDeepStrictEqual } from 'node:util';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { beforeAllIds, itemOfRevision, readItems } from './revise-questions.ts';

/** Questions read per query. */
const batchSize = 500;

/**
 * Reports the questions whose present revision is not what their answers are now. One without a revision is none of
 * them: the next job makes it.
 */
export async function reconcileRevisions(db: Db, onDifference: (question_id: string) => void): Promise<void> {
  let after = beforeAllIds;
  for (;;) {
    const rows = await readItems(
      db,
      sql`q.id in (select id from questions where id > ${after} and revision is not null order by id limit ${batchSize})`,
    );
    for (const row of rows) {
      const present = row.revisions.find(({ revision }) => revision === row.revision);
      if (!present || !isDeepStrictEqual(itemOfRevision(present), authoredItem(row))) onDifference(row.id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}
