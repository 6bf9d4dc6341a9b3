import { isDeepStrictEqual } from 'node:util';
import { hasSameKey } from '@fourfold/core/kinds/checks';
import type { Item } from '@fourfold/core/kinds/registry';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../database/db.ts';
import { contentChanged } from './content-changed.ts';
import { keyFields, kindField } from './key-fields.ts';

/**
 * Makes the next revision of those of the questions whose kind, spec or key has changed (Q315). Every transaction that
 * changes what decides them calls it afterwards; in the databases of API tests a trigger refuses the commit of one that
 * does not (`server/src/testing/revision-guard.ts`). `by`: the author's id; null for an import.
 */
export async function reviseQuestions(tx: Tx, ids: readonly string[], by: string | null): Promise<void> {
  if (ids.length === 0) return;
  const questions = await lockQuestions(tx, ids);
  const changed = questions.flatMap(({ id, revisions, item }) => {
    const last = revisions.at(-1);
    if (last && isDeepStrictEqual(itemOfRevision(last), item)) return [];
    const revision = (last?.revision ?? 0) + 1;
    const sameKey = revisions.find((earlier) => hasSameKey(itemOfRevision(earlier), item));
    return [{ question_id: id, revision, key_revision: sameKey?.revision ?? revision, ...item }];
  });
  await sql`
    insert into question_revisions (question_id, revision, key_revision, kind, spec, key, made_by)
    select question_id, revision, key_revision, kind, spec, key, ${by}::uuid
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
           as made (question_id uuid, revision integer, key_revision integer, kind text, spec jsonb, key jsonb)
  `.execute(tx);
  await sql`
    update questions q set revision = last.revision
      from (select question_id, max(revision) as revision from question_revisions
             where question_id = any (${[...ids]}::uuid[]) group by question_id) last
     where q.id = last.question_id and q.revision is distinct from last.revision
  `.execute(tx);
}

/** Questions per transaction, because their authors wait for it. */
const batchSize = 500;
/** Less than every id. */
export const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the missing revisions of questions of before revisions. Each batch is a transaction, so that it goes on where it
 * was killed.
 */
export async function reviseStale(db: Db): Promise<void> {
  let after: string | undefined = beforeAllIds;
  while (after !== undefined) {
    const from: string = after;
    after = await inTransaction(db, async (tx) => {
      const ids = await reviseSomeStale(tx, from);
      await contentChanged(tx, ids);
      return ids.at(-1);
    });
  }
}

/** Makes the missing revisions of the next questions after an id. Returns their ids; none if there are no more. */
export async function reviseSomeStale(tx: Tx, after: string): Promise<string[]> {
  const stale = await tx
    .selectFrom('questions')
    .where('revision', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .select('id')
    .execute();
  const ids = stale.map(({ id }) => id);
  await reviseQuestions(tx, ids, null);
  return ids;
}

/** A stored revision. */
export type Revision = { revision: number; kind: Item['kind']; spec: Item['spec']; key: Item['key'] };

/** How the question was answered, and its key, in this revision. */
export function itemOfRevision({ kind, spec, key }: Pick<Revision, 'kind' | 'spec' | 'key'>): Item {
  // Rows are only written from items, and archives are checked (`server/src/archive/check-tables.ts`).
  return { kind, spec, key } as Item;
}

type QuestionRow = Parameters<typeof authoredItem>[0] & {
  id: string;
  /** The number of the present revision; null if the answers were changed without one. */
  revision: number | null;
  revisions: Revision[];
};

/** Locks the questions first, so that of two transactions the second sees the revision of the first. */
async function lockQuestions(tx: Tx, ids: readonly string[]) {
  await sql`
    select from questions where id = any (${[...ids]}::uuid[]) order by id for no key update
  `.execute(tx);
  return (await readItems(tx, sql`q.id = any (${[...ids]}::uuid[])`)).map((row) => ({
    ...row,
    item: authoredItem(row),
  }));
}

/** Questions with their answers as they are now, and their revisions in order. */
export async function readItems(db: Db, condition: RawBuilder<unknown>): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id, ${kindField('q')}, q.revision,
           (select coalesce(json_agg(json_build_object(
                     ${keyFields('a')}, 'symbol', a.symbol, 'symbol_position_left', a.symbol_position_left)
                   order by a.position, a.id), '[]')
              from answers a where a.question_id = q.id) as answers,
           (select coalesce(json_agg(json_build_object(
                     'revision', r.revision, 'kind', r.kind, 'spec', r.spec, 'key', r.key) order by r.revision), '[]')
              from question_revisions r where r.question_id = q.id) as revisions
      from questions q
     where ${condition}
     order by q.id
  `.execute(db);
  return rows;
}
