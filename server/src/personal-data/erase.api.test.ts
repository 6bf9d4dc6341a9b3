import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveFolder, contentsOf } from '../archive/testing/archives.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import { addExam, addOwnExam } from '../testing/content.ts';
import { addUser, addUserWithEmail } from '../testing/people.ts';
import { eraseDeleted } from '../users/erase-deleted.ts';
import { personalColumns } from './registry.ts';
import { columnsWith } from './testing/columns-with.ts';
import { type Planted, plantEverywhere } from './testing/plant-everywhere.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
const archives = archiveFolder();
const marker = 'zqmarker';
const now = new Date('2026-11-21T12:00:00Z');
const long = new Date('2026-10-21T12:00:00Z');
let database: TestDatabase;
let planted: Planted;
beforeAll(async () => {
  database = await testDatabase();
  planted = await plantEverywhere(database.pool, database.db, marker);
});
afterAll(async () => {
  await database.drop();
  archives.remove();
});

/** Columns with the marker: not ids of accounts. */
const marked = personalColumns.filter(({ what }) => what !== 'account');
const named = (columns: typeof marked) => columns.map(({ table, column }) => `${table}.${column}`);

it('text of a person is in every column of the registry, and in no other', async () => {
  expect(await columnsWith(database.pool, marker)).toEqual(named(marked).sort());
});

it('an export of content contains no text and no id of a person', async () => {
  const { entries } = await contentsOf(await archives.save(database.config, 'content'));
  const text = entries.map(({ bytes }) => bytes.toString('latin1')).join('\n');
  expect(text).toContain('questions');
  expect([marker, ...Object.values(planted)].filter((one) => text.toLowerCase().includes(one))).toEqual([]);
});

it('after an erasure text of the person remains only in the columns that the registry keeps', async () => {
  const { db, pool } = database;
  await db.updateTable('users').set({ deleted_at: long }).execute();
  expect(await eraseDeleted(db, now)).toBe(Object.keys(planted).length);
  const kept = marked.filter(({ erasure }) => typeof erasure === 'object' && 'keptBecause' in erasure);
  expect(kept.length).toBeLessThan(marked.length);
  expect(await columnsWith(pool, marker)).toEqual(named(kept).sort());
});

describe('an erasure', () => {
  const deleted = async (role: 'student' | 'admin') => {
    const someone = await addUserWithEmail(database.db, role);
    await database.db.updateTable('users').set({ deleted_at: long }).where('id', '=', someone.id).execute();
    return someone;
  };

  it('replaces the name of the erased admin in invitations to others, and no other name', async () => {
    const { db } = database;
    const [gone, here, invited] = [await deleted('admin'), await addUser(db, 'admin'), await addUser(db, 'student')];
    const by = (by_id: string) => ({ kind: 'invitation' as const, user_id: invited, body: { by: 'Ada', by_id } });
    await addJobs(db, [by(gone.id), by(here)]);
    await eraseDeleted(db, now);
    const letters = await db.selectFrom('jobs').select('body').where('user_id', '=', invited).execute();
    expect(new Set(letters.map(({ body }) => body))).toEqual(
      new Set([
        { by: 'Deleted user', by_id: gone.id },
        { by: 'Ada', by_id: here },
      ]),
    );
  });

  it('deletes letters to the address, unless another account has the address now', async () => {
    const { db } = database;
    const [gone, reused] = [await deleted('student'), await deleted('student')];
    const id = await addUser(db, 'student');
    await db.updateTable('users').set({ email: reused.email }).where('id', '=', id).execute();
    await addJobs(
      db,
      [gone, reused].map(({ email }) => ({ kind: 'recovery' as const, body: { email } })),
    );
    await eraseDeleted(db, now);
    const left = await db.selectFrom('jobs').select('body').where('kind', '=', 'recovery').execute();
    expect(left).toEqual([{ body: { email: reused.email } }]);
  });

  it('replaces the title of records of official exams, also of deleted ones, and keeps marks and authored exams', async () => {
    const { db } = database;
    const { id: user_id } = await deleted('student');
    const own = { user_id, title: 'Ada in Boston', marks: JSON.stringify({ math: 800 }) };
    await addOwnExam(db, 'sat', own);
    await addOwnExam(db, 'sat', { ...own, deleted_at: long });
    const authored = await addExam(db, 'sat', { title: 'Practice test 7' });
    await eraseDeleted(db, now);
    const exams = db.selectFrom('own_exams').select(['title', 'marks']).where('user_id', '=', user_id);
    const erased = { title: 'Official exam', marks: { math: 800 } };
    expect(await exams.execute()).toEqual([erased, erased]);
    const other = db.selectFrom('exams').select('title').where('id', '=', authored);
    expect(await other.executeTakeFirst()).toEqual({ title: 'Practice test 7' });
  });
});
