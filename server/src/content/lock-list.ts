import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import type { QuestionParentKind, SetParentKind } from '../database/schema.ts';
import type { ContentList } from './content-list.ts';

/**
 * Takes the lock of the whole content tree until the transaction ends. A change of more than one
 * list (a deletion, a restore, a set with several parents) takes it alone; a change of one list
 * shares it. This prevents deadlocks, whatever the order in which rows are locked.
 */
export async function lockTree(tx: Tx, mode: 'shared' | 'alone'): Promise<void> {
  await (mode === 'alone'
    ? sql`select pg_advisory_xact_lock(${treeLockKey})`.execute(tx)
    : sql`select pg_advisory_xact_lock_shared(${treeLockKey})`.execute(tx));
}

/** A random key; no other advisory lock of this database uses it. */
const treeLockKey = 6_112_026;

/**
 * Locks a list until the transaction ends; another transaction that locks it waits, and then sees
 * the changes. Throws `notFound` if the list's parent does not exist or is in the bin.
 */
export async function lockList(tx: Tx, list: ContentList): Promise<void> {
  const missing = await lockListIfExists(tx, list);
  if (missing !== null) throw notFound(missing);
}

/** The same, but returns the name of the missing parent, such as `Sub-topic`; null if the list is locked. */
export async function lockListIfExists(tx: Tx, list: ContentList): Promise<string | null> {
  const listLock = listLockOf(list);
  if ('lock' in listLock) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${listLock.lock}, 0))`.execute(tx);
    return null;
  }
  // Not `for update`: that would wait for transactions that insert rows with a foreign key to it.
  const { rows } = await sql`
    select from ${sql.table(listLock.table)} place where id = ${listLock.id} and deleted_at is null and ${listLock.condition}
       for no key update`.execute(tx);
  return rows.length === 0 ? listLock.name : null;
}

type ListLock = { lock: string } | { table: string; id: string; condition: RawBuilder<unknown>; name: string };

function listLockOf(list: ContentList): ListLock {
  switch (list.of) {
    case 'topic':
      return { lock: `fourfold:topics:${list.kind}` };
    case 'exam':
      return { lock: `fourfold:exams:${list.family}` };
    case 'subtopic':
      return { table: 'topics', id: list.parent, condition: anyRow, name: 'Topic' };
    case 'subsubtopic':
      return { ...parentTables.subtopic, id: list.parent };
    case 'answer':
      return { table: 'questions', id: list.parent, condition: anyRow, name: 'Question' };
    default:
      return { ...parentTables[list.kind], id: list.parent };
  }
}

const anyRow = sql`true`;
const ofFamily = (family: 'sat' | 'act') => sql`
  exists (select from exams e where e.id = place.exam_id and e.family = ${family} and e.deleted_at is null)`;
const examsOf = (family: 'sat' | 'act') => sql`family = ${family}`;

const parentTables = {
  subtopic: { table: 'subtopics', condition: anyRow, name: 'Sub-topic' },
  subsubtopic: { table: 'subsubtopics', condition: anyRow, name: 'Sub-sub-topic' },
  sattopic: { table: 'topics', condition: sql`kind = 'sat'`, name: 'SAT topic' },
  problem_set: { table: 'problem_sets', condition: anyRow, name: 'Problem set' },
  sat_question: { table: 'exam_questions', condition: ofFamily('sat'), name: 'SAT question' },
  act_question: { table: 'exam_questions', condition: ofFamily('act'), name: 'ACT question' },
  sat_test: { table: 'exams', condition: examsOf('sat'), name: 'SAT' },
  act_test: { table: 'exams', condition: examsOf('act'), name: 'ACT' },
} as const satisfies Record<
  QuestionParentKind | SetParentKind,
  { table: string; condition: RawBuilder<unknown>; name: string }
>;
