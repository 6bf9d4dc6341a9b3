import { afterEach, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { databaseOfReleaseBefore } from '../database/testing/release-before.ts';
import { erase } from '../personal-data/erase.ts';
import { addExam, addOwnExam } from '../testing/content.ts';
import { addUser } from '../testing/people.ts';
import { examRows, listedExams, ownExamRows } from './exam-rows.ts';

let database: Awaited<ReturnType<typeof databaseOfReleaseBefore>>;
afterEach(() => database.drop());

const created_at = '2026-03-29 01:59:59.999999+00';
const marks = '{"math": 700, "verbal": 640}';

/** As the release before creates the record of an official exam. */
async function createBefore(owner: string, title: string): Promise<string> {
  const id = newId();
  await database.pool.query(
    `insert into exams (id, owner_id, family, is_publish, title, position, marks, created_at)
     values ($1, $2, 'sat', true, $3, 0, $4, $5)`,
    [id, owner, title, marks, created_at],
  );
  return id;
}

/** Each row of the table as this release reads it. */
const ownRows = async () =>
  (
    await database.pool.query(
      'select user_id, id, family, title, marks, created_at::text, deleted_at::text from own_exams order by id',
    )
  ).rows;
/** Each row as the release before reads it. */
const rowsBefore = async () =>
  (
    await database.pool.query(
      `select owner_id as user_id, id, family, title, marks, created_at::text, deleted_at::text
         from exams where owner_id is not null order by id`,
    )
  ).rows;

it('every own exam survives the migration as it was, and leaves the table of authored ones at its end', async () => {
  database = await databaseOfReleaseBefore();
  const { db, pool } = database;
  const [ada, ben] = [await addUser(db, 'student'), await addUser(db, 'admin')];
  const authored = await addExam(db, 'sat', { title: 'Practice test 1' });
  for (const owner of [ada, ada, ben]) await createBefore(owner, 'March “2026”');
  const gone = await createBefore(ben, 'Gone');
  await pool.query('update exams set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [gone]);
  const before = await rowsBefore();
  expect(before).toHaveLength(4);

  await database.expand();
  expect(await ownRows()).toEqual(before);
  expect(await rowsBefore()).toEqual(before);
  await database.contract();
  expect(await ownRows()).toEqual(before);
  expect((await pool.query('select id from exams')).rows).toEqual([{ id: authored }]);
  await expect(createBefore(ada, 'Late')).rejects.toThrow(/marks|exams_authored/);
});

it('while two releases run, each sees the own exams of the other, and no list has one twice', async () => {
  database = await databaseOfReleaseBefore();
  const { db, pool } = database;
  await database.expand();
  const user_id = await addUser(db, 'student');
  const authored = await addExam(db, 'sat', { title: 'Practice test 1' });
  const old = await createBefore(user_id, 'Of before');
  const ours = await addOwnExam(db, 'sat', { user_id, title: 'Of now', marks });
  expect(await rowsBefore()).toEqual(await ownRows());
  const listed = await listedExams(db, { family: 'sat', user_id, reader: 'student' }).select('exams.id').execute();
  expect(listed.map(({ id }) => id).toSorted()).toEqual([authored, old, ours].toSorted());
  expect((await examRows(db, 'author', 'sat').execute()).map(({ id }) => id)).toEqual([authored]);

  await pool.query(`update exams set title = 'Changed before' where id = $1`, [ours]);
  await db
    .updateTable('own_exams')
    .set({ title: 'Changed now', marks: '{"math": 1}' })
    .where('user_id', '=', user_id)
    .where('id', '=', old)
    .execute();
  const own = await ownExamRows(db, user_id, 'sat').execute();
  expect(new Map(own.map(({ id, title }) => [id, title]))).toEqual(
    new Map([
      [old, 'Changed now'],
      [ours, 'Changed before'],
    ]),
  );
  expect(await rowsBefore()).toEqual(await ownRows());

  await pool.query('update exams set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [old]);
  expect((await ownExamRows(db, user_id, 'sat').execute()).map(({ id }) => id)).toEqual([ours]);
  await db.updateTable('own_exams').set({ deleted_at: new Date() }).where('id', '=', ours).execute();
  expect(await rowsBefore()).toEqual(await ownRows());
});

it('while two releases run, an erasure and a deletion reach both tables', async () => {
  database = await databaseOfReleaseBefore();
  const { db, pool } = database;
  await database.expand();
  const [erased, deleted] = [await addUser(db, 'student'), await addUser(db, 'student')];
  await createBefore(erased, 'Ada in Boston');
  await createBefore(deleted, 'Ben in Boston');
  await db.transaction().execute((tx) => erase(tx, [erased]));
  await pool.query('delete from users where id = $1', [deleted]);
  expect(await ownRows()).toEqual(await rowsBefore());
  expect((await ownRows()).map(({ title }) => title)).toEqual(['Official exam']);
});
