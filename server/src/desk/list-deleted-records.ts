import { type BinKind, type BinRecord, binKinds } from '@fourfold/core/contract/desk';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { loadAncestryRows } from './ancestry-rows.ts';
import { binKindSpecs } from './bin-kinds.ts';
import { findRestoreRefusals } from './find-restore-refusals.ts';
import { ancestorTitles, titleOf } from './present-record.ts';

/**
 * Returns a page of the recycle bin for one kind, the newest first, after the `existing_record`
 * that the client has loaded, and the number of records of each kind.
 */
export const listDeletedRecords: Handler<'GET /soft_delete/deleted_records'> = async ({ query }, { db }) => {
  const { type, existing_record, limit } = query;
  const [{ counts, latest }, page] = await Promise.all([
    countDeletedRecords(db),
    loadPage(db, { type, limit, skip: existing_record }),
  ]);
  const rows = await loadAncestryRows(
    db,
    page.map(({ id }) => ({ kind: type, id })),
  );
  const refusals = await findRestoreRefusals(db, rows);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const data = page.flatMap(({ id, deleted_at, deleted_by }): BinRecord[] => {
    const row = rowById.get(id);
    if (!row) return [];
    const [title, ancestors] = [titleOf(row), ancestorTitles(row)];
    const held_back = refusals.get(id) ?? null;
    return [
      { id, _id: id, type, title, above: ancestors, deleted_at: deleted_at.toISOString(), deleted_by, held_back },
    ];
  });
  return { data, count: counts[type], counts, latest };
};

type DeletedCount = { kind: BinKind; count: number; last: Date | null };

async function countDeletedRecords(db: Db): Promise<{ counts: Record<BinKind, number>; latest: BinKind | null }> {
  const queries = binKinds.map((kind) => {
    const { table, condition } = binKindSpecs[kind];
    return sql`select ${kind}::text as kind, count(*)::integer as count, max(deleted_at) as last
                 from ${sql.table(table)} where deleted_at is not null and ${condition}`;
  });
  const { rows } = await sql<DeletedCount>`${sql.join(queries, sql` union all `)}`.execute(db);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  const counts = Object.fromEntries(binKinds.map((kind) => [kind, byKind.get(kind)?.count ?? 0]));
  const timeOf = (kind: BinKind) => byKind.get(kind)?.last?.getTime() ?? 0;
  // What was deleted together has one time: the first kind is that of the record above the others.
  const [latest] = binKinds.filter((kind) => timeOf(kind) > 0).toSorted((one, other) => timeOf(other) - timeOf(one));
  return { counts: counts as Record<BinKind, number>, latest: latest ?? null };
}

type PageQuery = { type: BinKind; limit: number; skip: number };
type DeletedRow = { id: string; deleted_at: Date; deleted_by: string | null };

/**
 * `deleted_by` comes from the audit entry of the deletion. For a record that was deleted with its
 * parent, it is the user who deleted the parent.
 */
async function loadPage(db: Db, { type, limit, skip }: PageQuery): Promise<DeletedRow[]> {
  const { table, condition } = binKindSpecs[type];
  const { rows } = await sql<DeletedRow>`
    with page as materialized (
      select id, deleted_at, deletion_id from ${sql.table(table)}
       where deleted_at is not null and ${condition}
       order by deleted_at desc, id limit ${limit} offset ${skip})
    select page.id, page.deleted_at,
           (select u.username from audit a join users u on u.id = a.actor_id
             where a.deletion_id = page.deletion_id limit 1) as deleted_by
      from page order by page.deleted_at desc, page.id`.execute(db);
  return rows;
}
