// npm run recompile: compiles all formulas again, after an upgrade of the formula compiler.
import { recompile } from '../content/recompile.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ db }) => {
  await recompile(db, {
    progress: ({ table, done, total }) => console.log(`${table}: ${done} of ${total}`),
    formulaError: (where) => console.log(where),
  });
  console.log('Every formula is of this version.');
});
