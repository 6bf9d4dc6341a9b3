import type { KyselyPlugin } from 'kysely';
import type { Db } from '../database/db.ts';

/** The database with a counter of its statements. */
export function countStatements(db: Db): { db: Db; statements(): number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // A subquery is transformed on its own, but has no result.
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  return { db: db.withPlugin(plugin), statements: () => count };
}
