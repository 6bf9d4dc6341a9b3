// npm run reconcile: computes every student's progress from the history and compares it with the
// stored progress.
import { reconcile } from '../practice/reconcile.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ db }) => {
  let differences = 0;
  const students = await reconcile(db, ({ user_id, reference, what }) => {
    differences += 1;
    console.log(`${user_id ?? 'content'} ${reference.type} ${reference.id}: ${what}`);
  });
  console.log(`reconcile: ${students} students, ${differences} differences`);
  if (differences > 0) process.exitCode = 1;
});
