import { applyMigration, readMigrations } from '../migrate.ts';
import { testDatabase } from '../test-cluster.ts';

/** Migrations of the release before end below this number. */
const firstOfThisRelease = '0022';

/**
 * A database as the release before left it. `expand` applies what this release adds, so that both can run; `contract`
 * removes what only the release before uses. The test must drop it.
 */
export async function databaseOfReleaseBefore() {
  const database = await testDatabase();
  const apply = async (isWanted: (name: string) => boolean) => {
    for (const migration of readMigrations()) {
      if (!isWanted(migration.name)) continue;
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        await applyMigration(client, migration);
        await client.query('commit');
      } finally {
        client.release();
      }
    }
  };
  const isContract = (name: string) => name.endsWith('.contract.sql');
  await database.pool.query('drop schema public cascade; create schema public');
  await apply((name) => name < firstOfThisRelease);
  return {
    ...database,
    expand: () => apply((name) => name >= firstOfThisRelease && !isContract(name)),
    contract: () => apply(isContract),
  };
}
