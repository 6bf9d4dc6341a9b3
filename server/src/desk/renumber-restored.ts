import { type RawBuilder, sql } from 'kysely';
import { type AffectedIds, parentsAmong, questionParentKinds } from '../content/recycle-bin.ts';
import type { Tx } from '../database/db.ts';

/**
 * Renumbers the lists below restored records, because items may have been deleted permanently while
 * the records were in the bin.
 */
export async function renumberRestored(tx: Tx, restored: AffectedIds): Promise<void> {
  const renumber = async (table: keyof AffectedIds, listColumns: string[], condition: RawBuilder<boolean>) => {
    await sql`
      update ${sql.table(table)} item set position = numbered.position
        from (select id, row_number() over (
                       partition by ${sql.join(listColumns.map((column) => sql.ref(column)))} order by position, id) - 1 as position
                from ${sql.table(table)} where deleted_at is null and ${condition}) numbered
       where item.id = numbered.id and item.position <> numbered.position`.execute(tx);
  };
  if (restored.topics.length > 0)
    await renumber('subtopics', ['topic_id'], sql`topic_id = any (${restored.topics}::uuid[])`);
  if (restored.subtopics.length > 0) {
    await renumber('subsubtopics', ['subtopic_id'], sql`subtopic_id = any (${restored.subtopics}::uuid[])`);
  }
  const { kinds, ids } = parentsAmong(restored, questionParentKinds);
  if (ids.length === 0) return;
  await renumber(
    'questions',
    ['parent_kind', 'parent_id', 'section', 'is_real'],
    sql`(parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`,
  );
}
