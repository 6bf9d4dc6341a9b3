import { type BinKind, type Binned, binKinds } from '@fourfold/core/contract/desk';
import { type Kysely, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { binKindSpecs } from './bin-kinds.ts';
import { foundRows } from './found-rows.ts';
import { heldBackOf } from './held-back-rows.ts';
import { titleOf, titlesAbove } from './present-found.ts';

/**
 * Returns a page of the recycle bin for one kind, the newest first, after the `existing_record`
 * that the client has loaded, and the number of records of each kind.
 */
export const deletedRecords: Handler<'GET /soft_delete/deleted_records'> = async ({ query }, { db }) => {
  const { type, existing_record, limit } = query;
  const [counts, page] = await Promise.all([countsOf(db), pageOf(db, { type, limit, skip: existing_record })]);
  const rows = await foundRows(
    db,
    page.map(({ id }) => ({ kind: type, id })),
  );
  const heldBack = await heldBackOf(db, rows);
  const found = new Map(rows.map((row) => [row.id, row]));
  const data = page.flatMap(({ id, deleted_at, deleted_by }): Binned[] => {
    const row = found.get(id);
    if (!row) return [];
    const [title, above] = [titleOf(row), titlesAbove(row)];
    const held_back = heldBack.get(id) ?? null;
    return [{ id, _id: id, type, title, above, deleted_at: deleted_at.toISOString(), deleted_by, held_back }];
  });
  return { data, count: counts[type], counts };
};

async function countsOf(db: Kysely<Database>): Promise<Record<BinKind, number>> {
  const counted = binKinds.map((kind) => {
    const { table, which } = binKindSpecs[kind];
    return sql`(select count(*)::integer from ${sql.table(table)} where deleted_at is not null and ${which})
               as ${sql.ref(kind)}`;
  });
  const { rows } = await sql<Record<BinKind, number>>`select ${sql.join(counted)}`.execute(db);
  return rows[0] ?? { sat: 0, act: 0, topic: 0, subtopic: 0, subsubtopic: 0, problem_set: 0, question: 0 };
}

type Page = { type: BinKind; limit: number; skip: number };
type Row = { id: string; deleted_at: Date; deleted_by: string | null };

/**
 * `deleted_by` comes from the audit entry of the deletion. For a record that was deleted with its
 * parent, it is the user who deleted the parent.
 */
async function pageOf(db: Kysely<Database>, { type, limit, skip }: Page): Promise<Row[]> {
  const { table, which } = binKindSpecs[type];
  const { rows } = await sql<Row>`
    with page as materialized (
      select id, deleted_at, deletion_id from ${sql.table(table)}
       where deleted_at is not null and ${which}
       order by deleted_at desc, id limit ${limit} offset ${skip})
    select page.id, page.deleted_at,
           (select u.username from audit a join users u on u.id = a.actor_id
             where a.deletion_id = page.deletion_id limit 1) as deleted_by
      from page order by page.deleted_at desc, page.id`.execute(db);
  return rows;
}
